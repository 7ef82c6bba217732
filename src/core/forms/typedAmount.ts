import { amount } from '../format/wireValues';

/** Writes the digits of Devanagari as 0 to 9, because a price may be typed in Hindi. */
function asciiDigits(typed: string): string {
  return typed.replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - 0x966));
}

/** The amount of a typed text; `null` if it is none. @internal */
export function readAmount(typed: string): number | null {
  return amount(asciiDigits(typed));
}
