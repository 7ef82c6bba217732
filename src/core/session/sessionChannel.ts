import { shortHash } from './shortHash';

/** A message between the portals of one host. */
export type SessionMessage =
  /** `token` is a hash. */
  { type: 'ended'; token: string } | { type: 'changed' };

export interface SessionChannel {
  post(message: SessionMessage): void;
  close(): void;
}

/** Does nothing if the browser has no BroadcastChannel. Tabs are then synchronised only by storage events. */
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

/**
 * Identifies a session in all tabs. Pass the id of the vendor if the session comes from the host, because each tab can
 * then have its own token.
 */
export function sessionMark(token: string, vendorId?: string): string {
  return shortHash(vendorId === undefined ? token : `vendor ${vendorId}`);
}

/** Part of the names that the tabs of a session share. */
export function sessionScope(host: string, mark: string): string {
  return `${shortHash(host)}-${mark}`;
}
