import { aborted } from '../../async/aborted';
import type { BackendRequest } from '../../contracts/backend/backend';
import type { Endpoint } from '../endpoints';
import { ApiRefusal, BadResponse, ConfigFailure, PortalFailure, toRequestFailure } from '../errors';
import type { ReadBody } from '../fetchAnswer';
import type { Host } from '../host/host';
import type { CallOptions } from '../types';
import { type RawAnswer, unwrap } from '../unwrap';
import { toAnswer, toRefusal } from './mappedAnswer';
import { toInput } from './mappedInput';
import { isWriting, type Sent, toReply, toSent } from './mappedRequest';

/** A function of the `backend` prop. */
export type Mapping = (input: object, call: object) => unknown;

export interface MappedCall {
  host: Host;
  endpoint: Endpoint;
  body: object | undefined;
  options: CallOptions;
  key?: string | undefined;
  signal: AbortSignal;
  readBody?: ReadBody | undefined;
  onBytes(count: number): void;
  /** The request of the contract. */
  own: Sent;
  send(sent: Sent): Promise<RawAnswer>;
}

/** Asks a function of the `backend` prop in place of the backend. Throws the errors of a call that follows the contract. */
export async function callMapping(mapping: Mapping, call: MappedCall): Promise<RawAnswer> {
  const { host, endpoint, body, options, signal, key } = call;
  let writes = 0;
  let last: RawAnswer | undefined;
  let lost: unknown;

  async function sendOnce(sent: Sent): Promise<RawAnswer> {
    const isWrite = isWriting(sent);
    // A repeat would have another key, so the backend could not recognise it.
    if (isWrite && lost) throw lost;
    if (isWrite) writes += 1;
    const own = isWrite ? { key: writes === 1 ? key : key && `${key}-${writes}` } : {};
    try {
      return await call.send({ ...sent, ...own });
    } catch (error) {
      const failure = signal.aborted ? error : toRequestFailure(error);
      if (isWrite) lost = failure;
      throw failure;
    }
  }

  async function send(sent: Sent): Promise<RawAnswer> {
    // A mapping may go on after its call has ended.
    signal.throwIfAborted();
    last = await sendOnce(sent);
    if (last.httpStatus === 401 && !endpoint.public) throw new ApiRefusal(401, '');
    return last;
  }

  const given = {
    signal,
    idempotencyKey: key,
    onProgress: (fraction: number) => options.onProgress?.(Math.min(Math.max(fraction, 0), 1)),
    send: async (request: BackendRequest) => toReply(await send(toSent(host, request))),
    async contract() {
      const { message, data, body: envelope } = unwrap(await send(call.own), endpoint.mayBeEmpty);
      return { ...envelope, message, data };
    },
  };

  const header = (name: string) => last?.header?.(name) ?? undefined;
  try {
    const work = Promise.resolve().then(() => mapping(toInput(body, options), given));
    const value = await Promise.race([work, aborted(signal)]);
    const needsData = !endpoint.writes && !endpoint.mayBeEmpty;
    return { header, ...(await toAnswer(value, { ...call, needsData })) };
  } catch (error) {
    const isPartial = Boolean(endpoint.writes) && writes > 1 && key === undefined;
    const refusal = refusalOf(error, isPartial);
    return { ...refusal, header: (name) => refusal.header?.(name) ?? header(name) };
  }
}

/** `isPartial`: the call may have changed something before it failed, and a repeat would not be recognised. */
function refusalOf(error: unknown, isPartial: boolean): RawAnswer {
  const refusal = toRefusal(error);
  if (refusal && !(isPartial && refusal.httpStatus === 401)) return refusal;
  const isUnfinished = refusal || isUnauthorized(error) || error instanceof ConfigFailure;
  if (isPartial && isUnfinished) {
    // The portal then reads the record, instead of repeating the call.
    throw new BadResponse('The mapping failed between two changes', error);
  }
  if (error instanceof PortalFailure) throw error;
  throw new BadResponse('The mapping threw an error', error);
}

function isUnauthorized(error: unknown): boolean {
  return error instanceof ApiRefusal && error.status === 401;
}
