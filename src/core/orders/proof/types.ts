export const PROOF_KINDS = ['list', 'photo'] as const;
export type ProofKind = (typeof PROOF_KINDS)[number];

/** A line of the order that was ticked when it was packed. */
export interface ProofLine {
  /** The id within the order; `''` if the server sends none. */
  lineId: string;
  /** The dish with its variant. */
  name: string;
  quantity: number;
}

/** What was recorded when an order was packed, as the server has it (capability `orders.proof`). */
export interface OrderProof {
  /** An answer to an issue may have it in `proof`. */
  id: string;
  kind: ProofKind;
  at: string;
  lines: readonly ProofLine[];
  /** `''` if there was none. */
  seal: string;
  /** URL of the picture; `''` if there is none, or if it was deleted. */
  photo: string;
}

/** What is sent when an order is packed. */
export interface NewProof {
  /** The `_id` of the order. */
  orderId: string;
  kind: ProofKind;
  /** When it was recorded, in ISO format. With the order, it identifies the proof. */
  at: string;
  lines: readonly ProofLine[];
  seal: string;
  photo: Blob | null;
}
