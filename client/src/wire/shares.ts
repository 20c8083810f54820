/* Made by `npm run types` from the structs of the server (view and printed of the game shares). Do not edit. */

/**
 * The lowest and the highest depth number.
 *
 * @minItems 2
 * @maxItems 2
 */
export type DepthNumbers = [number, number];
/**
 * A card in somebody's hand that the viewer has seen, and whose hand it is.
 *
 * @minItems 2
 * @maxItems 2
 */
export type KnownCard = [string, number];

export interface Wire {
  CompanyView?: CompanyView;
  DepthNumbers?: DepthNumbers;
  KnownCard?: KnownCard;
  Origins?: Origins;
  PlayerView?: PlayerView;
  PrintedCard?: PrintedCard;
  PrintedCompanies?: PrintedCompanies;
  PrintedCompany?: PrintedCompany;
  PrintedSide?: PrintedSide;
  ScoreView?: ScoreView;
  SharesPending?: SharesPending;
  SharesPrinted?: SharesPrinted;
  SharesView?: SharesView;
}
/**
 * A company with its column of cards.
 */
export interface CompanyView {
  company: 'cleaning' | 'pearl' | 'research' | 'treasure' | 'wildlife';
  side: 'advanced' | 'basic';
  /**
   * Oldest to newest.
   */
  column: string[];
  price: number;
  worth: number;
}
/**
 * Where the values of each content file come from.
 */
export interface Origins {
  cards: 'house' | 'rulebook';
  companies: 'house' | 'rulebook';
  table: 'house' | 'rulebook';
}
/**
 * What lies before a player, or before the third portfolio with two players.
 */
export interface PlayerView {
  hand: number;
  portfolio: string[];
  /**
   * By company, in the order of `companies`.
   */
  shares: number[];
  third: boolean;
}
/**
 * A card: its depth number, and the company on its share side.
 */
export interface PrintedCard {
  number: number;
  company: 'cleaning' | 'pearl' | 'research' | 'treasure' | 'wildlife';
  provenance: 'house' | 'rulebook';
}
/**
 * The five of them, whatever the content files say.
 */
export interface PrintedCompanies {
  cleaning: PrintedCompany;
  treasure: PrintedCompany;
  pearl: PrintedCompany;
  research: PrintedCompany;
  wildlife: PrintedCompany;
}
/**
 * Both sides of a company card.
 */
export interface PrintedCompany {
  basic: PrintedSide;
  advanced: PrintedSide;
}
/**
 * One side of a company card.
 */
export interface PrintedSide {
  /**
   * By the name its messages have.
   */
  ability: string;
  /**
   * Its number, 0 for one without.
   */
  amount: number;
}
/**
 * What a seat has: at the end the result, before it what it would be now.
 */
export interface ScoreView {
  seat: number;
  place: number;
  total: number;
  parts: {
    [k: string]: number;
  };
  /**
   * What decides between equal totals, most important first.
   */
  tiebreaks: {
    [k: string]: number;
  };
}
/**
 * Who has to choose, at which step, and which card the viewer is about to place.
 */
export interface SharesPending {
  seat: number;
  step: string;
  card?: string;
}
/**
 * Everything that is the same for everybody from beginning to end.
 */
export interface SharesPrinted {
  companies: PrintedCompanies;
  cards: {
    [k: string]: PrintedCard;
  };
  provenance: Origins;
  numbers: DepthNumbers;
}
/**
 * Everything open, and the viewer's own hand.
 */
export interface SharesView {
  game: 'shares';
  seats: number;
  seat: number;
  turn: number;
  ply: number;
  over: boolean;
  pending: SharesPending | null;
  companies: CompanyView[];
  players: PlayerView[];
  hand: string[];
  known: KnownCard[];
  market: string[];
  deck: number;
  discard: number;
  out_of_game: number;
  draws_in_row: number;
  fundraised: boolean;
  depletions: number;
  depletions_to_end: number;
  end_cause: string;
  final_turns: number;
  scores: ScoreView[];
}
