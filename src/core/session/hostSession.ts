import { ConfigFailure } from '../api/errors';
import { isPlainName } from '../api/logFailure';
import type { HostSession } from '../contracts';
import { isWire } from '../format/wireValues';
import { isVendorId } from './sessionRecord';
import { isToken } from './token';

const HINT =
  'Resolve with { token, vendorId }, both texts without spaces, or with null when nobody is signed in.';
/** A page full of somebody's fields helps nobody. */
const MOST_FIELDS = 8;

/** What the host gave is no session. @internal */
export class HostSessionFailure extends ConfigFailure {
  constructor(
    /** Its shape, without any value. */
    readonly found: string,
  ) {
    super('fetchSession gave something else than a session', HINT);
  }
}

/** Checks what `fetchSession` gave. @throws HostSessionFailure @internal */
export function toHostSession(given: unknown): HostSession {
  if (!isWire(given)) throw new HostSessionFailure(shapeOf(given));
  const { token, vendorId } = given;
  if (!isToken(token) || typeof vendorId !== 'string' || !isVendorId(vendorId)) {
    throw new HostSessionFailure(shapeOf(given));
  }
  return { token, vendorId };
}

/** Names and types as TypeScript writes them, never a value (decision c8). */
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
