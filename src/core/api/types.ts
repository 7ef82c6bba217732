import type { Wire } from '../format/wireValues';
import type { EndpointName } from './endpoints';

/** What a call answered, whatever phrasing the server used (decision b28). @internal */
export interface Reply {
  /** The body's statusCode, else the HTTP status. Always 200-299: the rest is thrown. */
  status: number;
  /** The server's message, `''` when it gave none. */
  message: string;
  /** The body's `data`, else the body itself; `null` when the server sent nothing. */
  data: unknown;
  /** The whole body, for the calls whose answer has fields beside `data`. */
  body: Wire;
}

/** What one call may carry besides its body. @internal */
export interface CallOptions {
  signal?: AbortSignal | undefined;
  /** Fills `:id`; refused unless it passes decision c3. */
  params?: { id: string };
  query?: Readonly<Record<string, string>>;
  /** Share of an upload already sent, 0 to 1. */
  onProgress?: ((fraction: number) => void) | undefined;
}

/**
 * Sends the calls of the endpoint table.
 *
 * Throws only `Cancelled`, `Unauthorized`, `ApiRefusal`, `NetworkFailure`, `BadResponse` and
 * `ConfigFailure`. Never retries, toasts or navigates.
 *
 * @internal
 */
export interface ApiClient {
  send(name: EndpointName, body?: object | FormData, options?: CallOptions): Promise<Reply>;
  /**
   * Sends a read before the screen that needs it has loaded, once per session. The first equal call
   * within a few seconds takes over its answer.
   */
  begin(name: EndpointName, body: object): void;
  /** A single record; `x` and `[x]` are the same, nothing is `null`. */
  one(name: EndpointName, body?: object | FormData, options?: CallOptions): Promise<Wire | null>;
  /** Records; none is `[]`, rows that are no records are left out. */
  list(name: EndpointName, body?: object | FormData, options?: CallOptions): Promise<Wire[]>;
  /**
   * The records of a long list, handed to `take` in parts while they arrive, so that the page never
   * stands still. What was taken counts only once the promise resolves.
   */
  stream(
    name: EndpointName,
    body: object,
    take: (rows: readonly Wire[]) => void,
    options?: CallOptions,
  ): Promise<void>;
}
