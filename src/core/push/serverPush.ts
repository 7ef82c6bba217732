import type { PushAdapter } from '../contracts';
import type { StreamId } from '../contracts/backend/backend';

export interface StreamRequest {
  operation: StreamId;
  signal: AbortSignal;
  headers?: Readonly<Record<string, string>>;
  query?: Readonly<Record<string, string>>;
}

/** Opens a stream on `host` with the session's token; resolves with any status. */
export type OpenStream = (path: string, request: StreamRequest) => Promise<Response>;

/** This symbol is not exported, so that adapters of a host cannot request the connection. */
export const connectToServer: unique symbol = Symbol('connectToServer');

export interface ServerPushAdapter extends PushAdapter {
  /** Returns the adapter for one session: a host can pass the same object to several portals. */
  [connectToServer](openStream: OpenStream): PushAdapter;
}

export function isServerPush(adapter: PushAdapter): adapter is ServerPushAdapter {
  return connectToServer in adapter;
}
