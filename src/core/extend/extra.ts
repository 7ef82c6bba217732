import type { Extra } from '../contracts';
import type { Wire } from '../format/wireValues';

export const NO_EXTRA: Extra = Object.freeze({});

/** The limit of one record, in characters of JSON. */
const LIMIT = 1024;

/** The host's keys of a record. A value that would exceed the limit is left out, so that 10,000 records stay small. */
export function toExtra(wire: Wire, keys: readonly string[] | undefined): Extra {
  if (!keys) return NO_EXTRA;
  const extra: Record<string, unknown> = {};
  let left = LIMIT - 2;
  for (const key of keys) {
    if (!Object.hasOwn(wire, key)) continue;
    const json = JSON.stringify(wire[key]);
    left -= key.length + json.length + 4;
    if (left < 0) break;
    extra[key] = freeze(JSON.parse(json));
  }
  return Object.freeze(extra);
}

function freeze(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  for (const part of Object.values(value)) freeze(part);
  return Object.freeze(value);
}
