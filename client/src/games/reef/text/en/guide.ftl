# The guided first game: what it is about, and what is met in it

guide-ship = Ship
guide-deploy = Deploy
guide-sail = Sail
guide-mission = Mission
guide-island = Island
guide-recharge = Recharge
guide-over = That is how turns go: travel while you can, recharge when you must.
aim-1 = You sail a research ship and bring a sick sea back to life. Most points win.
aim-2 = In your turn you either travel to an island and use it, or recharge. Balls you lay make routes free for you and clean the waters beside them.
aim-3 = When somebody has 45 points, one more round is played. Then missions, research, crew, clean waters and sets of resources count too.
