/** The four things a customer rates, in the order of the screen. */
export const ASPECTS = ['food', 'taste', 'packaging', 'value'] as const;

/** Each 0 to 5, `null` where nobody rated it. */
export type Scores = Readonly<Record<(typeof ASPECTS)[number], number | null>>;

export interface ReviewedItem {
  name: string;
  quantity: number | null;
  /** A path of the server's, or `null`. */
  image: string | null;
}

export interface Review {
  key: string;
  customer: string;
  picture: string | null;
  text: string;
  scores: Scores;
  items: readonly ReviewedItem[];
  /** As sent, to be read in the portal's time zone; `''` when there is none. */
  createdAt: string | number;
}

export interface Ratings {
  overall: Scores;
  reviews: readonly Review[];
}

/** Whole stars of the food rating, 0 to 5; `none` for a review without one. */
export type Stars = '5' | '4' | '3' | '2' | '1' | '0' | 'none';
