import { isWire, type Wire } from '../../format/wireValues';

/** The waiting orders of a restaurant. The tabs of a session share their ids, and nothing else of an order (c20). */
export interface WaitingOrders {
  count: number;
  ids: readonly string[];
  /** The ids of the orders that can ring: those that this user may answer and that are not being answered. */
  unanswered: readonly string[];
}

/** Asks for the orders as they were at most `maxAgeMs` ago. */
interface Question {
  maxAgeMs: number;
}

/** Between the code that reads the waiting orders and the code that only shows their number. */
export interface WaitingChannel {
  post(message: Question | WaitingOrders): void;
  close(): void;
}

/**
 * Opens the channel of a session. `onMessage` gets any object, because any script of the origin can post to the channel.
 * Without BroadcastChannel, each tab reads the orders itself.
 */
export function openWaitingChannel(
  scope: string,
  onMessage: (message: Wire) => void,
): WaitingChannel {
  if (typeof BroadcastChannel === 'undefined') return { post() {}, close() {} };
  const channel = new BroadcastChannel(`vendor-portal:waiting:${scope}`);
  channel.onmessage = ({ data }: MessageEvent<unknown>) => {
    if (isWire(data)) onMessage(data);
  };
  return {
    post: (message) => channel.postMessage(message),
    close: () => channel.close(),
  };
}
