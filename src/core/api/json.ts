import { BadResponse } from './errors';

/** Keys that never enter the portal: prototype pollution (safety T16) and codes (decision c6). */
const DROPPED = new Set(['__proto__', 'constructor', 'prototype', 'otp']);
// Escapes can spell any of them, so an escaped ASCII letter takes the careful way too.
const SUSPECT = /__proto__|"constructor"|"prototype"|"otp"|\\u00/i;

/** Reads a body; anything that is no JSON is a `BadResponse`. @internal */
export function parseJson(body: string): unknown {
  const json = body.startsWith('\uFEFF') ? body.slice(1) : body;
  try {
    // A reviver makes long lists several times slower; most bodies need none.
    return SUSPECT.test(json) ? JSON.parse(json, drop) : JSON.parse(json);
  } catch {
    throw new BadResponse();
  }
}

function drop(key: string, value: unknown): unknown {
  return DROPPED.has(key) ? undefined : value;
}
