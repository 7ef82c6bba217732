import { array, clip, isWire, record, toText, type Wire } from '../format/wireValues';
import { ApiRefusal, BadResponse, type FieldMessage, toFieldMessage } from './errors';
import { parseJson } from './json';
import type { Reply } from './types';

const ENVELOPE_KEYS = new Set(['statusCode', 'status', 'message', 'success', 'error']);
const NO_BODY: Wire = {};

export interface RawAnswer {
  httpStatus: number;
  text: string;
  retryAfter?: string | null;
  header?(name: string): unknown;
  headers?: Headers;
}

/**
 * Reads the envelope in all its forms (b28, b29). Throws `ApiRefusal` if either status is 400 or more,
 * and `BadResponse` if the body cannot be read.
 */
export function unwrap(answer: RawAnswer, mayBeEmpty = false): Reply {
  const { httpStatus } = answer;
  const body = readBody(answer, mayBeEmpty);
  const message = readMessage(body);
  const bodyCode = bodyStatus(body, httpStatus);
  const status = httpStatus >= 400 && bodyCode < 400 ? httpStatus : bodyCode;
  if (status >= 400) {
    const wait = waitMs(answer);
    throw new ApiRefusal(status, message, wait, httpStatus, readFields(body));
  }
  if (status < 200 || status > 299) throw new BadResponse('The response has an unknown status');
  return { status, message, data: payload(body), body: isWire(body) ? body : NO_BODY };
}

/** Returns the record, or the only record of a list (b28). */
export function toRecord(data: unknown, isRequired = false): Wire | null {
  const isNone = data === null || data === undefined;
  const record = Array.isArray(data) ? (data.find(isWire) ?? null) : data;
  if (isWire(record)) return record;
  if (!isRequired && (isNone || record === null)) return null;
  throw new BadResponse('The response is not an object');
}

/** Returns the records of a list; without data, an empty list (b28). */
export function toRecords(data: unknown): Wire[] {
  if (data === null || data === undefined) return [];
  if (Array.isArray(data)) return data.filter(isWire);
  throw new BadResponse('The response is not a list');
}

export function bodyStatus(body: unknown, fallback: number): number {
  const code = isWire(body) ? toText(body.statusCode) : '';
  return /^[1-5]\d\d$/.test(code) ? Number(code) : fallback;
}

function readBody({ httpStatus, text: body }: RawAnswer, mayBeEmpty: boolean): unknown {
  if (httpStatus >= 400) return readQuietly(body);
  if (body.trim() === '') {
    if (mayBeEmpty) return NO_BODY;
    throw new BadResponse('The response is empty');
  }
  const value = parseJson(body);
  if (typeof value === 'object' && value !== null) return value;
  throw new BadResponse('The response is neither an object nor a list');
}

/** Parses the body of an error, which can be HTML instead of JSON. */
function readQuietly(body: string): unknown {
  try {
    return parseJson(body);
  } catch {
    return NO_BODY;
  }
}

function payload(body: unknown): unknown {
  if (!isWire(body)) return body;
  if (Object.hasOwn(body, 'data')) return body.data;
  return Object.keys(body).every((key) => ENVELOPE_KEYS.has(key)) ? null : body;
}

function readMessage(body: unknown): string {
  return clip(readMessages(record(body).message).join(', '));
}

/** Reads one text or a list of texts: some frameworks send a list for each field. */
function readMessages(value: unknown): string[] {
  return [value].flat().map(toText).filter(Boolean);
}

/** Reads the `message` and the messages in `errors`: `{ field: message }` or `[{ field, message }]`. */
function readFields(body: unknown): FieldMessage[] {
  const { message, errors } = record(body);
  const listed = array(errors).map(record);
  const pairs = isWire(errors)
    ? Object.entries(errors)
    : listed.map((one) => [toText(one.field), one.message] as const);
  return [
    ...readMessages(message).map((one) => toFieldMessage(clip(one))),
    ...pairs.flatMap(([path, value]) =>
      readMessages(value).map((one) => toFieldMessage(clip(one), path)),
    ),
  ];
}

function waitMs({ retryAfter, header }: RawAnswer): number | null {
  if (!retryAfter) return null;
  const seconds = Number(retryAfter);
  // A date in `Retry-After` is a time of the server's clock, as is the `Date` header.
  const sentAt = () => Date.parse(toText(header?.('date')));
  const ms = Number.isFinite(seconds) ? seconds * 1_000 : Date.parse(retryAfter) - sentAt();
  return Number.isFinite(ms) ? Math.max(0, ms) : null;
}
