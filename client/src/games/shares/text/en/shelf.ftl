title-shares = In Too Deep
pitch-shares = Five companies, one hand of cards: money, depth and shares at once.
