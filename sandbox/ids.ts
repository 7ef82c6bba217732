/** Returns 128 random bits as text that is safe in a URL. */
export function newId(): string {
  return toHex(crypto.getRandomValues(new Uint8Array(16)));
}

export function newToken(): string {
  return toHex(crypto.getRandomValues(new Uint8Array(32)));
}

/** Returns a one-time code. It is sent as a number, so it cannot begin with 0. */
export function newCode(length: number): string {
  return String(randomInt(10 ** (length - 1), 10 ** length));
}

/** Returns the last part of a generated order number. */
export function newSerial(): string {
  return String(randomInt(0, 1_000_000_000)).padStart(9, '0');
}

/** Returns an integer from `low` to below `high`, which nobody can guess. */
export function randomInt(low: number, high: number): number {
  const [upper = 0, lower = 0] = crypto.getRandomValues(new Uint32Array(2));
  // 53 random bits, so that no number of such a range is noticeably more likely.
  const share = ((upper >>> 11) * 2 ** 32 + lower) / 2 ** 53;
  return low + Math.floor(share * (high - low));
}

export function toHex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
