import { randomBytes, randomInt } from 'node:crypto';

/** Returns 128 random bits as text that is safe in a URL. */
export function newId(): string {
  return randomBytes(16).toString('hex');
}

export function newToken(): string {
  return randomBytes(32).toString('hex');
}

/** Returns a one-time code. It is sent as a number, so it cannot begin with 0. */
export function newCode(length: number): string {
  return String(randomInt(10 ** (length - 1), 10 ** length));
}

/** Returns the last part of a generated order number. */
export function newSerial(): string {
  return String(randomInt(0, 1_000_000_000)).padStart(9, '0');
}
