import { ConfigFailure } from '../api/errors';
import { isPlainName } from '../api/json';
import type { HostSession } from '../contracts';
import { isWire } from '../format/wireValues';
import { isToken, isVendorId } from './sessionReader';

const HINT =
  'Resolve with { token, vendorId }, both strings without spaces, or with null if nobody is signed in.';
const MOST_FIELDS = 8;

export class HostSessionFailure extends ConfigFailure {
  constructor(
    /** Names and types of the fields, without values. */
    readonly found: string,
  ) {
    super('fetchSession did not return a session', HINT);
  }
}

/** @throws HostSessionFailure */
export function toHostSession(given: unknown): HostSession {
  if (!isWire(given)) throw new HostSessionFailure(shapeOf(given));
  const { token, vendorId } = given;
  if (!isToken(token) || typeof vendorId !== 'string' || !isVendorId(vendorId)) {
    throw new HostSessionFailure(shapeOf(given));
  }
  return { token, vendorId };
}

/** Describes a value by names and types, without values (c8). */
function shapeOf(given: unknown): string {
  if (Array.isArray(given)) return 'array';
  if (!isWire(given)) return typeof given;
  const fields = Object.entries(given).filter(([name]) => isPlainName(name));
  const shown = fields.slice(0, MOST_FIELDS).map(([name, value]) => `${name}: ${kindOf(value)}`);
  return `{ ${shown.join(', ')} }`;
}

function kindOf(value: unknown): string {
  if (value === null) return 'null';
  if (typeof value !== 'string') return typeof value;
  if (value === '') return 'empty string';
  return /[^\x21-\x7e]/.test(value) ? 'string with a space' : 'string';
}
