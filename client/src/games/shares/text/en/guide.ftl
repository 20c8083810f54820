# The guided first game: what it is about, and what is met in it

guide-draft = First shares
guide-expand = Expand
guide-buy = Buy
guide-draw = Draw
guide-over = You have met all there is to do. Now make what you own worth most.
aim-1 = You buy shares of five companies. At the end each share is worth as many points as cards lie below its company.
aim-2 = Each turn you do one thing: buy a share, put a card below a company, or draw a card. Every card can be any of it: share, depth or money.
aim-3 = When the deck has run out twice, everybody has one last turn. Most points win.
