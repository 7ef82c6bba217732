import type { HeadersRecord, TokenHeader } from '../request';
import type { Answers, Inputs } from './records';

/** The name of a call in the contract. @public */
export type OperationId = keyof Inputs;

/** The calls whose answer is a stream of events. @public */
export type StreamId = 'orderChangesStream' | 'pushStream';

/**
 * What the portal sends with a call: the fields of the contract, whatever their encoding there. Files are `File`
 * objects, and an id of the path is a field.
 *
 * @public
 */
export type InputOf<O extends OperationId> = Inputs[O];

/** One event of a stream. @public */
export type EventOf<O extends StreamId> = Answers[O];

/**
 * What a call returns: the envelope of the contract without `statusCode`. A text in `message` is for the vendor. A call
 * that changes data needs no `data`.
 *
 * @public
 */
export type AnswerOf<O extends OperationId> = O extends StreamId
  ? AsyncIterable<Answers[O]>
  : Answers[O];

/** The `data` of an answer. @public */
export type DataOf<O extends OperationId> = Answers[O] extends { data: infer Data }
  ? Data
  : unknown;

/** A value that JSON can contain. @public */
export type Json =
  | string
  | number
  | boolean
  | null
  | undefined
  | readonly Json[]
  | { readonly [name: string]: Json };

/** How a request carries the token, and which one. @public */
export interface RequestToken extends TokenHeader {
  /**
   * A token in place of that of the session: in `verifyCode` the one that the backend has just sent, to read the vendor
   * with it. Without `header` and `prefix` it is sent as `Authorization: Bearer <value>`.
   *
   * @defaultValue the token of the session
   */
  value?: string;
}

/** A request to the backend. @public */
export interface BackendRequest {
  /**
   * The HTTP method.
   *
   * @defaultValue `'GET'`, or `'POST'` with a body
   */
  method?: string;
  /** The path below `host`: it starts with `/`, has no query, and its segments are encoded. */
  path: string;
  /** The parameters of the query. A list repeats its name. */
  query?: Readonly<Record<string, string | readonly string[]>>;
  /**
   * Headers besides those of the portal and of the `request` prop. Only `Accept` and `Content-Type` of the portal can be
   * replaced.
   */
  headers?: HeadersRecord;
  /**
   * Where the portal puts the token.
   *
   * @defaultValue `Authorization: Bearer <token>`
   */
  token?: RequestToken;
  /**
   * Sent as JSON. `FormData` and `URLSearchParams` are sent as forms, and a `Blob` or `File` as it is, with its type as
   * `Content-Type`.
   */
  body?: Json | FormData | URLSearchParams | Blob;
  /**
   * Whether the request only reads, although its method says otherwise: a query of GraphQL, a search with `POST`.
   *
   * @defaultValue `true` for `GET` and `HEAD`
   */
  reads?: boolean;
}

/** An answer of the backend, whatever its status is. @public */
export interface BackendReply {
  /** The HTTP status. */
  status: number;
  headers: Headers;
  /** The body as JSON. Rejects if it is not JSON; the call then fails with kind `bad-response`. */
  json(): Promise<unknown>;
  /** The body as text. */
  text(): Promise<string>;
}

/** A server-sent event. @public */
export interface ServerSentEvent {
  event?: string | undefined;
  id?: string | undefined;
  data: string;
}

/** An answer of the backend in a function that returns a stream. @public */
export interface BackendStreamReply extends BackendReply {
  /** The server-sent events of the body, as they arrive. */
  events(): AsyncIterable<ServerSentEvent>;
}

/**
 * The second argument of a function of `backend`. It is valid until the function settles; the call of a stream, until
 * the stream ends.
 *
 * @public
 */
export interface BackendCall<O extends OperationId> {
  /**
   * Sends a request to `host` with the token of the session, unless the operation needs none, and with the headers,
   * cookies and `fetch` of the `request` prop. The time limits of the call and the ban on redirects apply. The first
   * request that changes data has the `Idempotency-Key` of the change; the next one has the key with `-2`, and so on. If
   * one of them may have changed something and the function then refuses, the outcome is unknown: the portal reads the
   * record, and an equal action has the same keys.
   *
   * Resolves with any status but 401. Rejects if the server cannot be reached, if the session has ended (401), and for a
   * request that cannot be sent. Let such an error pass: the portal knows it.
   */
  send(request: BackendRequest): Promise<O extends StreamId ? BackendStreamReply : BackendReply>;
  /** Aborts when the portal no longer needs the answer, the session ends or the time is over. */
  signal: AbortSignal;
  /**
   * Shows the fraction of an upload that was sent, 0 to 1. A form that is sent with `send` reports its progress itself.
   */
  onProgress(fraction: number): void;
  /** Identifies one action of the vendor, if `capabilities` has `idempotency` and the call changes data. */
  idempotencyKey?: string | undefined;
  /**
   * Makes the call as the contract has it, with the original input. Rejects with the portal's error if the backend
   * refuses; its `status` is the HTTP status.
   */
  contract(): Promise<AnswerOf<O>>;
}

/**
 * A backend that does not follow the contract: one function for each call that differs. A call without a function
 * follows the contract (`vendor-portal/contract`).
 *
 * @example
 * ```ts
 * import { defineBackend, Refused } from 'vendor-portal/backend';
 *
 * export const backend = defineBackend({
 *   async vendorGet({ vendor_id }, call) {
 *     const reply = await call.send({ path: `/v2/vendors/${encodeURIComponent(vendor_id)}` });
 *     if (reply.status !== 200) throw new Refused({ status: reply.status, message: '' });
 *     const vendor = (await reply.json()) as { id: string; approved: boolean; shop: string };
 *     const restaurant = { _id: vendor.shop, name: '' };
 *     return { data: { _id: vendor.id, is_kyc_completed: vendor.approved, restaurant } };
 *   },
 * });
 * ```
 * @public
 */
export type Backend = {
  readonly [O in keyof Inputs]?: (
    input: InputOf<O>,
    call: BackendCall<O>,
  ) => O extends StreamId ? AnswerOf<O> | Promise<AnswerOf<O>> : Promise<AnswerOf<O>>;
};
