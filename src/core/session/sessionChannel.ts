import { shortHash } from './shortHash';

/** What portals of one host tell each other, between tabs and on one page. @internal */
export type SessionMessage =
  /** The session of the token with this hash is over. */
  { type: 'ended'; token: string } | { type: 'changed' };

/** @internal */
export interface SessionChannel {
  post(message: SessionMessage): void;
  close(): void;
}

/** Opens the channel of a host. Browsers without one are left with storage events. @internal */
export function openSessionChannel(
  host: string,
  onMessage: (message: SessionMessage) => void,
): SessionChannel {
  if (typeof BroadcastChannel === 'undefined') return { post: () => {}, close: () => {} };
  const channel = new BroadcastChannel(`vendor-portal:${shortHash(host)}`);
  channel.onmessage = ({ data }: MessageEvent<unknown>) => {
    const message = toMessage(data);
    if (message) onMessage(message);
  };
  return {
    post: (message) => channel.postMessage(message),
    close: () => channel.close(),
  };
}

function toMessage(data: unknown): SessionMessage | null {
  if (typeof data !== 'object' || data === null || !('type' in data)) return null;
  if (data.type === 'changed') return { type: 'changed' };
  if (data.type !== 'ended' || !('token' in data) || typeof data.token !== 'string') return null;
  return { type: 'ended', token: data.token };
}
