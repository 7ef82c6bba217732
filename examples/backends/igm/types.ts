/**
 * The objects of ONDC's issue and grievance management (IGM 2.0) that this example uses. Times are ISO 8601, durations
 * are those of ISO 8601 (`PT30M`), and amounts are rupees as text.
 */
export interface Issue {
  id: string;
  status: 'OPEN' | 'PROCESSING' | 'RESOLVED' | 'CLOSED';
  level: 'ISSUE' | 'GRIEVANCE' | 'DISPUTE';
  created_at: string;
  /** How long the respondent has after an action of the complainant. */
  expected_response_time: { duration: string };
  /** The order, its provider, and the items that the issue is about. */
  refs: Ref[];
  actors: Actor[];
  /** The actor who complains. */
  source_id: string;
  /** What is wrong, such as `ITM001`, in the words of the customer, with pictures. */
  descriptor: Descriptor & { long_desc: string };
  /** What can be done: the wish of the customer, and what the seller's node allows. */
  resolutions: Resolution[];
  /** What has happened. An action is only ever added. */
  actions: Action[];
}

export type Descriptor = {
  code: string;
  short_desc?: string;
  images?: { url: string }[];
};

export type Tag = {
  descriptor: { code: string };
  list: { descriptor: { code: string }; value: string }[];
};

export interface Ref {
  ref_type: 'ORDER' | 'PROVIDER' | 'ITEM';
  ref_id: string;
  tags?: Tag[];
}

export interface Actor {
  id: string;
  type: 'CONSUMER' | 'PROVIDER' | 'INTERFACING_NP' | 'COUNTERPARTY_NP' | 'COUNTERPARTY_NP_GRO';
}

export type ResolutionCode = 'REFUND' | 'REPLACEMENT' | 'CANCEL' | 'NO-ACTION';

export type Resolution = {
  id: string;
  descriptor: { code: ResolutionCode; short_desc: string };
  /** The id of an actor. */
  proposed_by: string;
  tags?: Tag[];
};

export type ActionCode =
  | 'OPEN'
  | 'INFO_REQUESTED'
  | 'INFO_PROVIDED'
  | 'RESOLUTION_PROPOSED'
  | 'RESOLUTION_ACCEPTED'
  | 'RESOLUTION_REJECTED'
  | 'ESCALATED'
  | 'RESOLVED'
  | 'CLOSED';

export interface Action {
  id: string;
  descriptor: Descriptor & { code: ActionCode };
  updated_at: string;
  /** The id of an actor. */
  action_by: string;
  actor_details: { name: string };
  /** The resolution that an action of a resolution is about. */
  resolution?: Resolution;
}

/** What the restaurant adds to an issue. The node adds the id, the time and the actor. */
export type NewAction = Pick<Action, 'descriptor' | 'resolution'>;

export interface Page {
  issues: Issue[];
  /** `null` on the last page. */
  next: string | null;
}

export interface Image {
  id: string;
}

/** The answer of a node to a message. It has HTTP status 200 in both cases. */
export interface Ack {
  message: { ack: { status: 'ACK' | 'NACK' } };
  error?: { code: string; message: string };
}
