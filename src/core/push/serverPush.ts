import type { PushAdapter } from '../contracts';

/** @internal */
export interface StreamRequest {
  signal: AbortSignal;
  headers?: Readonly<Record<string, string>>;
}

/**
 * Opens a stream of the portal's own backend with the bearer of the session in its header.
 * Resolves with the head of the answer, whatever its status.
 *
 * @internal
 */
export type OpenStream = (path: string, request: StreamRequest) => Promise<Response>;

/**
 * How an adapter of ours is given the backend. It receives a function, never the token, and the
 * symbol is not exported: no adapter of a host can ask for it.
 *
 * @internal
 */
export const connectToServer: unique symbol = Symbol('vendor-portal: connect to server');

/** @internal */
export interface ServerPushAdapter extends PushAdapter {
  [connectToServer](openStream: OpenStream): void;
}

/** @internal */
export function isServerPush(adapter: PushAdapter): adapter is ServerPushAdapter {
  return connectToServer in adapter;
}
