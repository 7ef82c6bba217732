import { clip, isWire, text, type Wire } from '../format/wireValues';
import { ApiRefusal, BadResponse } from './errors';
import { parseJson } from './json';
import type { Reply } from './types';

const ENVELOPE_KEYS = new Set(['statusCode', 'status', 'message', 'success', 'error']);
const NO_BODY: Wire = {};

/** An answer as it left the network. @internal */
export interface RawAnswer {
  httpStatus: number;
  text: string;
  retryAfter?: string | null;
}

/**
 * Reads any phrasing of the envelope (decisions b28, b29): the payload is the body's `data`, else
 * the body; the status is the body's statusCode, else HTTP's. Throws `ApiRefusal` from 400 on in
 * either place, and `BadResponse` for what cannot be read.
 *
 * @internal
 */
export function unwrap(answer: RawAnswer, mayBeEmpty = false): Reply {
  const { httpStatus } = answer;
  const body = readBody(answer, mayBeEmpty);
  const message = readMessage(body);
  const own = bodyStatus(body, httpStatus);
  const status = httpStatus >= 400 && own < 400 ? httpStatus : own;
  if (status >= 400) {
    throw new ApiRefusal(status, message, waitMs(answer.retryAfter), httpStatus);
  }
  if (status < 200 || status > 299) throw new BadResponse('The answer has an unknown status');
  return { status, message, data: payload(body), body: isWire(body) ? body : NO_BODY };
}

/** The record of an answer; `x` and `[x]` are the same (decision b28). @internal */
export function toRecord(data: unknown): Wire | null {
  if (data === null || data === undefined) return null;
  if (Array.isArray(data)) return data.find(isWire) ?? null;
  if (isWire(data)) return data;
  throw new BadResponse('The answer is not a record');
}

/** The records of an answer; none is an empty list (decision b28). @internal */
export function toRecords(data: unknown): Wire[] {
  if (data === null || data === undefined) return [];
  if (Array.isArray(data)) return data.filter(isWire);
  throw new BadResponse('The answer is not a list');
}

/** The body's own statusCode, as a number or a numeric text. @internal */
export function bodyStatus(body: unknown, fallback: number): number {
  const code = isWire(body) ? text(body.statusCode) : '';
  return /^[1-5]\d\d$/.test(code) ? Number(code) : fallback;
}

function readBody({ httpStatus, text: body }: RawAnswer, mayBeEmpty: boolean): unknown {
  if (httpStatus >= 400) return readQuietly(body);
  if (body.trim() === '') {
    if (mayBeEmpty) return NO_BODY;
    throw new BadResponse('The answer is empty');
  }
  const value = parseJson(body);
  if (typeof value === 'object' && value !== null) return value;
  throw new BadResponse('The answer is neither a record nor a list');
}

/** A refusal is a refusal, also when its body is a gateway's HTML page. */
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
  if (!isWire(body)) return '';
  // Some frameworks send one text per failed field.
  const messages = Array.isArray(body.message) ? body.message : [body.message];
  return clip(messages.map(text).filter(Boolean).join(', '));
}

function waitMs(retryAfter: string | null | undefined): number | null {
  if (!retryAfter) return null;
  const seconds = Number(retryAfter);
  const ms = Number.isFinite(seconds) ? seconds * 1_000 : Date.parse(retryAfter) - Date.now();
  return Number.isFinite(ms) ? Math.max(0, ms) : null;
}
