import type { ExtraFields } from '../contracts';
import type { Wire } from '../format/wireValues';
import type { EndpointName } from './endpoints';

/** A successful response, whatever its envelope was (b28). */
export interface Reply {
  /** The body's statusCode, or the HTTP status; 200 to 299. */
  status: number;
  /** The server's message, or `''`. */
  message: string;
  /** The body's `data`, or the body itself; `null` if empty. */
  data: unknown;
  /** The whole body, for responses with fields next to `data`. */
  body: Wire;
}

export interface RecordPage {
  rows: Wire[];
  body: Wire;
}

export interface CallOptions {
  signal?: AbortSignal | undefined;
  /** Replaces `:id` in the path (c3). */
  params?: { id: string };
  query?: Readonly<Record<string, string>>;
  /**
   * Whether no screen shows a failure of the call. The value is read when the call fails, so it can change during the
   * call.
   */
  isQuiet?: boolean;
  /** A refusal with this status is part of the protocol: the caller handles it, and it is not reported. */
  handles?: number | undefined;
  /**
   * The id of the row whose list position is in the body. The call is not sent while another such call may still be
   * running.
   */
  row?: string;
  /**
   * The `Idempotency-Key`, for a caller that repeats a write even after a reload. It is sent only if the backend accepts
   * keys.
   */
  key?: string;
  /** Whether `one` treats a response without a record as unreadable. */
  isRequired?: boolean;
  /** Called during an upload with the fraction that was sent, 0 to 1. */
  onProgress?: ((fraction: number) => void) | undefined;
}

/**
 * Throws only `Cancelled`, `Unauthorized`, `ApiRefusal`, `NetworkFailure`, `BadResponse`, `InDoubt` and
 * `ConfigFailure`. Never retries, shows toasts or navigates.
 */
export interface ApiClient {
  /** The keys of the records that the host asked for (`extraFields`). */
  extraKeys?: ExtraFields;
  send(name: EndpointName, body?: object | FormData, options?: CallOptions): Promise<Reply>;
  /** Call it when the outcome of this failed write is known: an equal write then gets a new key (record 0029). */
  settle(failure: unknown): void;
  /** Sends a read before its screen has loaded; the first equal call gets the response. */
  begin(name: EndpointName, body: object): void;
  /** Returns the record, or the only record of a list; `null` if there is none. */
  one(name: EndpointName, body?: object | FormData, options?: CallOptions): Promise<Wire | null>;
  /** Returns a list of records; skips rows that are not records. */
  list(name: EndpointName, body?: object | FormData, options?: CallOptions): Promise<Wire[]>;
  /** Returns a list of records, and the whole body for the fields next to the list. */
  page(name: EndpointName, body: object, options?: CallOptions): Promise<RecordPage>;
  /** Passes the rows of a long list to `take` as they arrive. The rows are valid only if the promise resolves. */
  stream(
    name: EndpointName,
    body: object,
    take: (rows: readonly Wire[]) => void,
    options?: CallOptions,
  ): Promise<void>;
}
