import { onlyDigits } from './onlyDigits';

/** Writes the digits of every script, full-width ones too, as 0 to 9. Other characters stay. @internal */
export function asciiDigits(text: string): string {
  return text.replace(/[^\P{Nd}0-9]/gu, (digit) => onlyDigits(digit));
}
