export const ISSUE_KINDS = [
  'missing',
  'wrong',
  'quality',
  'damaged',
  'late',
  'payment',
  'other',
] as const;
export type IssueKind = (typeof ISSUE_KINDS)[number];

export const ISSUE_ANSWERS = ['accept', 'reject', 'offer', 'inform'] as const;
export type IssueAnswerKind = (typeof ISSUE_ANSWERS)[number];

export const ISSUE_STATES = ['open', 'answered', 'settled', 'expired', 'withdrawn'] as const;
export type IssueState = (typeof ISSUE_STATES)[number];

/** With the restaurant, with the marketplace, with somebody outside of both. */
export const ISSUE_LEVELS = ['issue', 'grievance', 'dispute'] as const;
export type IssueLevel = (typeof ISSUE_LEVELS)[number];

/** A line of the order that an issue is about. */
export interface IssueLine {
  /** The id within the order; `''` if the server sends none. */
  lineId: string;
  name: string;
  quantity: number;
  /** The money at stake, in the currency of the region. */
  amount: number | null;
  /** What is wrong, in the words of the server. */
  reason: string;
}

export interface IssueAsk {
  kind: 'refund' | 'replacement' | 'time' | 'cancel';
  /** What accepting costs the restaurant, as the server says; the portal computes nothing. */
  amount: number | null;
  minutes: number | null;
}

/** What the vendor may offer. An offer without an amount or minutes to choose is left out. */
export type IssueOffer =
  | { kind: 'refund'; max: number }
  | { kind: 'time'; minutes: readonly number[] }
  | { kind: 'replacement' };

/** A reason of the marketplace, with the answer that it belongs to. */
export interface IssueReason {
  id: string;
  label: string;
  for: IssueAnswerKind;
}

/** The last answer of the restaurant. */
export interface IssueAnswered {
  answer: IssueAnswerKind;
  /** The name of the person; `''` if the server does not say. */
  by: string;
  at: string;
  reasonId: string;
  text: string;
  amount: number | null;
  minutes: number | null;
}

export interface IssueSettlement {
  /** Whether the customer gets what was asked, what was offered, or nothing. */
  outcome: 'accepted' | 'offered' | 'rejected';
  /** What the restaurant pays. */
  amount: number | null;
  /** Who decided; `''` if the server does not say. */
  by: 'restaurant' | 'customer' | 'marketplace' | 'silence' | '';
  at: string;
  /** The payout in which the amount is deducted; `''` if it is not known. */
  payoutCycle: string;
}

/** A complaint about an order, or a question about it (capability `orders.issues`). */
export interface OrderIssue {
  id: string;
  /** The `_id` of the order. */
  orderId: string;
  /** The number of the order, which people see. */
  orderNumber: string;
  kind: IssueKind;
  /** The words of the customer. */
  message: string;
  evidence: readonly { url: string; type: string }[];
  items: readonly IssueLine[];
  asks: IssueAsk | null;
  createdAt: string;
  /** Until when it can be answered, in epoch ms of the server's clock; `null` if there is no deadline. */
  expiresAt: number | null;
  /** What the marketplace does without an answer; `'none'` if it decides nothing or does not say. */
  ifSilent: 'accept' | 'reject' | 'none';
  offers: readonly IssueOffer[];
  reasons: readonly IssueReason[];
  level: IssueLevel;
  /** What the marketplace asks; `''` if nothing. */
  question: string;
  state: IssueState;
  answered: IssueAnswered | null;
  settlement: IssueSettlement | null;
}

export interface IssuePage {
  issues: readonly OrderIssue[];
  /** Cursor of the next page; `null` on the last page. */
  next: string | null;
}

/** An answer to an issue, as the vendor has seen it. */
export interface IssueAnswer {
  issue: OrderIssue;
  answer: IssueAnswerKind;
  reasonId?: string;
  text?: string;
  amount?: number;
  minutes?: number;
  /** Ids of pictures: uploaded for this answer, or of the proof of the order. */
  proof?: readonly string[];
}
