interface StatusFacts {
  /** The statuses that the restaurant can set next. */
  next: readonly string[];
  /** The status that the rider of the demo sets next, or the restaurant (`orders.handover`). */
  riderStep: string | null;
  /** Whether the restaurant has accepted the order. */
  isAccepted: boolean;
}

/** The statuses of an order. The portal has its own table, and a test compares the two (record 0032). */
const STATUSES: ReadonlyMap<string, StatusFacts> = new Map(
  Object.entries({
    waiting_for_confirmation: { next: ['cooking', 'declined'], riderStep: null, isAccepted: false },
    cooking: { next: ['packing_processing'], riderStep: null, isAccepted: true },
    packing_processing: { next: ['ready_to_pickup'], riderStep: null, isAccepted: true },
    ready_to_pickup: { next: [], riderStep: 'completed', isAccepted: true },
    completed: { next: [], riderStep: null, isAccepted: true },
    declined: { next: [], riderStep: null, isAccepted: false },
  }),
);

const UNKNOWN: StatusFacts = { next: [], riderStep: null, isAccepted: false };

/** The row of a status. An order with any other status is open, but nobody can change it. */
export function factsOf(status: string): StatusFacts {
  return STATUSES.get(status) ?? UNKNOWN;
}

function namesWhere(matches: (facts: StatusFacts) => boolean): string[] {
  return [...STATUSES].flatMap(([status, facts]) => (matches(facts) ? status : []));
}

function isFinal({ next, riderStep }: StatusFacts): boolean {
  return next.length === 0 && riderStep === null;
}

export const ACCEPTED = namesWhere(({ isAccepted }) => isAccepted);
/** The statuses of orders that have ended. */
export const FINISHED = namesWhere(isFinal);
/** The statuses of open orders, from the first step to the last. */
export const OPEN = namesWhere((facts) => !isFinal(facts));
/** The statuses that a rider changes. */
export const WITH_RIDER = namesWhere(({ riderStep }) => riderStep !== null);
