import { isWire } from '../../../core/format/wireValues';
import { ORDER_STATUSES } from '../types';

/** A change of status that the marketplace has applied. No other fact of an order crosses tabs. */
export interface AppliedChange {
  id: string;
  status: string;
  /** When it was applied, in epoch ms. */
  at: number;
}

export interface ChangeChannel {
  post(change: AppliedChange): void;
  close(): void;
}

const LONGEST_ID = 200;

/** Opens the channel between the tabs of one session, restaurant and host. */
export function openChangeChannel(
  name: string,
  onChange: (change: AppliedChange) => void,
): ChangeChannel {
  if (typeof BroadcastChannel === 'undefined') return { post: () => {}, close: () => {} };
  const channel = new BroadcastChannel(name);
  channel.onmessage = ({ data }: MessageEvent<unknown>) => {
    const change = toChange(data);
    if (change) onChange(change);
  };
  return {
    post: (change) => channel.postMessage(change),
    close: () => channel.close(),
  };
}

/** Any script of the origin can post here: only what is plausible is believed. */
function toChange(data: unknown): AppliedChange | null {
  if (!isWire(data)) return null;
  const { id, status, at } = data;
  const isId = typeof id === 'string' && id !== '' && id.length <= LONGEST_ID;
  const known = ORDER_STATUSES.find((one) => one === status);
  if (!isId || !known || typeof at !== 'number' || !(at > 0 && at <= Date.now() + 1_000)) {
    return null;
  }
  return { id, status: known, at };
}
