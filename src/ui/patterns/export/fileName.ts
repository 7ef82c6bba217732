const LONGEST_PART = 60;
/** Letters and digits of any script are safe in a file name. */
const UNSAFE = /[^\p{L}\p{M}\p{N}]+/gu;

/** `Saffron-Kitchen_Order-History_2026-11-01_2026-11-20.csv` */
export function fileName(parts: readonly string[]): string {
  const safe = parts.map((part) => trimmed(part.normalize('NFC').replace(UNSAFE, '-')));
  return `${safe.filter(Boolean).join('_')}.csv`;
}

function trimmed(part: string): string {
  return [...part].slice(0, LONGEST_PART).join('').replace(/^-|-$/g, '');
}
