import { randomBytes, randomInt } from 'node:crypto';

/** 128 random bits, safe in a URL. */
export function newId(): string {
  return randomBytes(16).toString('hex');
}

export function newToken(): string {
  return randomBytes(32).toString('hex');
}

/** A one-time code. The wire sends it as a number, so it cannot begin with 0. */
export function newCode(): string {
  return String(randomInt(1000, 10_000));
}

/** The last part of a generated order number. */
export function newSerial(): string {
  return String(randomInt(0, 1_000_000_000)).padStart(9, '0');
}
