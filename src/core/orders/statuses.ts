import type { Tokens } from '../contracts/appearance';

/** The order statuses, from the first step to the last (A4). */
export const ORDER_STATUSES = [
  'waiting_for_confirmation',
  'cooking',
  'packing_processing',
  'ready_to_pickup',
  'completed',
  'declined',
] as const;

export type OrderStatus = (typeof ORDER_STATUSES)[number];

/** The status of an order that the restaurant has to answer. */
export const NEW_STATUS: OrderStatus = ORDER_STATUSES[0];

/** The status of an order that the rider has; the restaurant sets it with the capability `orders.handover`. */
export const HANDED_OVER_STATUS: OrderStatus = 'completed';

interface StatusFacts {
  /** Key of the status label. All texts of a status are in `ui/orders`. */
  label: `status${string}`;
  /** Its colour, a token of the theme. */
  tone: Extract<keyof Tokens, `order${string}`> | 'success';
  /** Its colour in lists of past orders (b44). */
  pastTone: 'success' | 'danger' | 'warning';
  /** The board list that contains orders with this status; `null` for orders that have ended. */
  list: OrderStatus | 'waiting' | null;
  /** The tab and column of the board: the id in the URL, and the key of the label. */
  tab: { id: string; label: `tab${string}` } | null;
  /** The next step of the restaurant, and the key of its button. A new order has two buttons instead. */
  next: { to: OrderStatus; action: string | null } | null;
  /** Who acts next. The restaurant answers or moves the order, and the rider collects it. */
  actor: 'answer' | 'move' | 'rider' | null;
  /** Key of the note that replaces the buttons while the rider acts. */
  waiting: `waiting${string}` | null;
  /** Key of the status in the filter of the history; `null` if the history has no filter for it. */
  filter: `filter${string}` | null;
  /** Whether the restaurant has accepted the order. */
  isAccepted: boolean;
  /** Whether the kitchen still has to prepare at least part of the order. */
  isToPrepare: boolean;
  /** Whether the packed order is at the counter, where the rider collects it. */
  isAtCounter: boolean;
  /** Whether the order has ended. */
  isFinal: boolean;
}

/** Everything that depends on the status of an order, in one table (record 0032). */
export const STATUSES = {
  waiting_for_confirmation: {
    label: 'statusWaiting',
    tone: 'orderNew',
    pastTone: 'warning',
    list: 'waiting',
    tab: { id: 'new', label: 'tabNew' },
    next: { to: 'cooking', action: null },
    actor: 'answer',
    waiting: null,
    filter: null,
    isAccepted: false,
    isToPrepare: true,
    isAtCounter: false,
    isFinal: false,
  },
  cooking: {
    label: 'statusCooking',
    tone: 'orderPreparing',
    pastTone: 'warning',
    list: 'cooking',
    tab: { id: 'preparing', label: 'tabPreparing' },
    next: { to: 'packing_processing', action: 'orderCooked' },
    actor: 'move',
    waiting: null,
    filter: null,
    isAccepted: true,
    isToPrepare: true,
    isAtCounter: false,
    isFinal: false,
  },
  packing_processing: {
    label: 'statusPacking',
    tone: 'orderPacking',
    pastTone: 'warning',
    list: 'packing_processing',
    tab: { id: 'packed', label: 'tabPacking' },
    next: { to: 'ready_to_pickup', action: 'readyForPickup' },
    actor: 'move',
    waiting: null,
    filter: null,
    isAccepted: true,
    isToPrepare: true,
    isAtCounter: false,
    isFinal: false,
  },
  ready_to_pickup: {
    label: 'statusReady',
    tone: 'orderReady',
    pastTone: 'warning',
    list: 'ready_to_pickup',
    tab: { id: 'ready', label: 'tabReady' },
    next: null,
    actor: 'rider',
    waiting: 'waitingForRider',
    filter: null,
    isAccepted: true,
    isToPrepare: false,
    isAtCounter: true,
    isFinal: false,
  },
  completed: {
    label: 'statusCompleted',
    tone: 'success',
    pastTone: 'success',
    list: null,
    tab: null,
    next: null,
    actor: null,
    waiting: null,
    filter: 'filterCompleted',
    isAccepted: true,
    isToPrepare: false,
    isAtCounter: false,
    isFinal: true,
  },
  declined: {
    label: 'statusDeclined',
    tone: 'orderDeclined',
    pastTone: 'danger',
    list: null,
    tab: null,
    next: null,
    actor: null,
    waiting: null,
    filter: 'filterDeclined',
    isAccepted: false,
    isToPrepare: false,
    isAtCounter: false,
    isFinal: true,
  },
} as const satisfies Record<OrderStatus, StatusFacts>;

type Row = (typeof STATUSES)[OrderStatus];

/** A step that the restaurant takes with a button. */
export type NextMove = Extract<Row, { actor: 'move' }>['next'];

/** A status with a tab and a column on the board. */
export type BoardStatus = Exclude<Row, { tab: null }>;

export const BOARD_STATUSES = /* @__PURE__ */ ORDER_STATUSES.map(
  (status): Row => STATUSES[status],
).filter((row): row is BoardStatus => row.tab !== null);

export type FilterStatus = {
  [Status in OrderStatus]: (typeof STATUSES)[Status]['filter'] extends null ? never : Status;
}[OrderStatus];

/** The statuses that the history can filter by. */
export const FILTER_STATUSES = /* @__PURE__ */ ORDER_STATUSES.filter(
  (status): status is FilterStatus => STATUSES[status].filter !== null,
);

/** A status without a row is shown, but has no actions (b44, b76). */
const UNKNOWN = {
  label: 'statusUnknown',
  tone: 'neutral',
  pastTone: 'warning',
  list: null,
  tab: null,
  next: null,
  actor: null,
  waiting: null,
  filter: null,
  isAccepted: false,
  isToPrepare: false,
  isAtCounter: false,
  isFinal: false,
} as const;

export function statusFacts(status: OrderStatus | 'unknown') {
  return status === 'unknown' ? UNKNOWN : STATUSES[status];
}

/** Whether the restaurant has to answer the order. */
export function isNew({ status }: { status: OrderStatus | 'unknown' }): boolean {
  return statusFacts(status).actor === 'answer';
}

export function toOrderStatus(raw: string): OrderStatus | 'unknown' {
  return ORDER_STATUSES.find((status) => status === raw) ?? 'unknown';
}

/** Whether an order with `status` can still come to `laterStatus`. Statuses only advance; the final ones come last. */
export function isEarlierStep(status: string, laterStatus: string): boolean {
  return rankOf(status) < rankOf(laterStatus);
}

/** The position of a status among the steps. An unknown status is neither before nor after another one. */
function rankOf(raw: string): number {
  const status = toOrderStatus(raw);
  if (status === 'unknown') return NaN;
  return STATUSES[status].isFinal ? ORDER_STATUSES.length : ORDER_STATUSES.indexOf(status);
}
