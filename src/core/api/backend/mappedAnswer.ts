import { aborted } from '../../async/aborted';
import { isWire, record, toText } from '../../format/wireValues';
import { BadResponse } from '../errors';
import type { ReadBody } from '../fetchAnswer';
import type { RawAnswer } from '../unwrap';

/** Rows that are converted at once, which takes some milliseconds. */
const SLICE = 200;
const ROWS_END = ']}';
/** The types that JSON leaves out. */
const NO_DATA = ['undefined', 'function', 'symbol'];

interface AnswerParts {
  /** Whether an answer without `data` cannot be used. */
  needsData: boolean;
  signal: AbortSignal;
  onBytes(count: number): void;
  readBody?: ReadBody | undefined;
}

/**
 * The text that a backend of the contract would have sent, so that no object of the mapping is shared.
 * @throws BadResponse
 */
export async function toAnswer(
  value: unknown,
  { needsData, signal, onBytes, readBody }: AnswerParts,
): Promise<RawAnswer> {
  if (!isWire(value)) throw new BadResponse('The mapping did not return an object');
  const { statusCode: _statusCode, ...answer } = value;
  const { data } = answer;
  if (needsData && NO_DATA.includes(typeof data)) {
    throw new BadResponse('The mapping returned an object without data');
  }
  if (readBody && Array.isArray(data)) {
    const rest = await Promise.race([
      readBody(new Response(toRows(answer, data)), onBytes),
      aborted(signal),
    ]);
    return { httpStatus: 200, text: rest };
  }
  const body = toJson({ statusCode: 200, ...answer });
  onBytes(body.length);
  signal.throwIfAborted();
  return { httpStatus: 200, text: body };
}

/** A list as it would arrive, so that ten thousand rows do not block the page. */
function toRows(answer: object, rows: readonly unknown[]): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  let at = 0;
  return new ReadableStream({
    start(controller) {
      const head = toJson({ statusCode: 200, ...answer, data: undefined }).slice(0, -1);
      controller.enqueue(encoder.encode(`${head},"data":[`));
    },
    pull(controller) {
      const slice = toJson(rows.slice(at, at + SLICE)).slice(1, -1);
      const comma = at > 0 && slice ? ',' : '';
      at += SLICE;
      const isEnd = at >= rows.length;
      controller.enqueue(encoder.encode(comma + slice + (isEnd ? ROWS_END : '')));
      if (isEnd) controller.close();
    },
  });
}

function toJson(value: object): string {
  try {
    return JSON.stringify(value);
  } catch (error) {
    throw new BadResponse('The mapping returned a value that JSON cannot contain', error);
  }
}

/** The answer of a backend of the contract to a call that it refuses; `null` if the error is not a refusal. */
export function toRefusal(error: unknown): RawAnswer | null {
  const { name, message, status, fields, requestId, retryAfterSeconds } = record(error);
  if (name !== 'VendorPortalRefused') return null;
  if (typeof status !== 'number' || !(status >= 400 && status <= 599)) {
    throw new BadResponse('The mapping refused with an invalid status', error);
  }
  const headers: Record<string, unknown> = { 'x-request-id': requestId };
  return {
    httpStatus: status,
    text: JSON.stringify({ statusCode: status, message: toText(message), errors: fields }),
    retryAfter: toText(retryAfterSeconds),
    header: (asked) => headers[asked],
  };
}
