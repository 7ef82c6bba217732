import { aborted } from '../../async/aborted';
import type { BackendRequest } from '../../contracts/backend/backend';
import type { Endpoint } from '../endpoints';
import {
  ApiRefusal,
  BadResponse,
  ConfigFailure,
  isOutcomeUnknown,
  PortalFailure,
  toRequestFailure,
} from '../errors';
import type { ReadBody } from '../fetchAnswer';
import type { Host } from '../host/host';
import { parseJson } from '../json';
import type { CallOptions } from '../types';
import { type RawAnswer, unwrap } from '../unwrap';
import { toAnswer, toRefusal } from './mappedAnswer';
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
  /** Writes that may have changed something. */
  let effects = 0;
  /** Whether the mapping went on after a write. */
  let isFollowed = false;
  let last: RawAnswer | undefined;
  /** Why the outcome of a write is unknown. */
  let lost: unknown;

  async function sendOnce(sent: Sent): Promise<RawAnswer> {
    const isWrite = isWriting(sent);
    // A repeat would have another key, so the backend could not recognise it.
    if (isWrite && lost) throw lost;
    isFollowed = writes > 0;
    if (isWrite) {
      writes += 1;
      effects += 1;
    }
    const keyOption = isWrite ? { key: writes === 1 ? key : key && `${key}-${writes}` } : {};
    try {
      const answer = await call.send({ ...sent, ...keyOption });
      const { httpStatus } = answer;
      const refused = isWrite && httpStatus >= 400 ? new ApiRefusal(httpStatus, '') : null;
      if (refused && isOutcomeUnknown(refused)) lost = refused;
      else if (refused) effects -= 1;
      return answer;
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
    // A refusal is about the last request, so it says nothing of an earlier one.
    const isPartial = effects > 0 && (isFollowed || lost !== undefined);
    const refusal = refusalOf(error, { isPartial: !!endpoint.writes && isPartial, key });
    return { ...refusal, header: (name) => refusal.header?.(name) ?? header(name) };
  }
}

/** `isPartial`: the call may have changed something before it failed. */
function refusalOf(
  error: unknown,
  { isPartial, key }: { isPartial: boolean; key: string | undefined },
): RawAnswer {
  const refusal = toRefusal(error);
  const status = refusal?.httpStatus ?? (error instanceof ApiRefusal ? error.status : undefined);
  // After a 401 the mapping runs again, and a backend recognises the keys.
  const isRepeated = status === 401 && key !== undefined;
  const isUnfinished = status !== undefined || error instanceof ConfigFailure;
  if (isPartial && isUnfinished && !isRepeated) {
    // The portal then reads the record, and an equal call has the same keys.
    throw new BadResponse('The mapping failed between two changes', error);
  }
  if (refusal) return refusal;
  if (error instanceof PortalFailure) throw error;
  throw new BadResponse('The mapping threw an error', error);
}

/** The fields of forms that are not text in the contract. */
export const PARSED_FIELDS: ReadonlySet<string> = new Set([
  'addon',
  'admin_commission',
  'allergens',
  'bank_detail',
  'base_price',
  'combinations',
  'default_quantity',
  'fssai_detail',
  'gst_percentage',
  'gstn_detail',
  'in_stock',
  'location',
  'minimum_order_preparation_time',
  'minimum_order_value',
  'pan_detail',
  'recomended',
  'restaurant_charge',
  'selling_price',
  'status',
  'variants',
]);

/** The only field of a form that is a list. */
export const LIST_FIELD = 'files';

/** The input of a mapping: a copy of what the portal sends, with the id of the path and the query. */
export function toInput(
  body: object | undefined,
  { params, query }: Pick<CallOptions, 'params' | 'query'>,
): object {
  const fields =
    body instanceof FormData ? fromForm(body) : (JSON.parse(JSON.stringify(body ?? {})) as object);
  return { ...fields, ...query, ...params };
}

function fromForm(form: FormData): object {
  const names = [...new Set(form.keys())];
  return Object.fromEntries(
    names.map((name) => {
      const values = form.getAll(name).map((value) => decode(name, value));
      return [name, name === LIST_FIELD ? values : values[0]];
    }),
  );
}

function decode(name: string, value: FormDataEntryValue): unknown {
  if (typeof value !== 'string' || !PARSED_FIELDS.has(name)) return value;
  try {
    return parseJson(value);
  } catch {
    return value;
  }
}
