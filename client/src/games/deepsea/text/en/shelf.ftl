title-deepsea = Endeavor: Deep Sea
pitch-deepsea = Discover new zones, dive, protect, publish: deeper every round.
