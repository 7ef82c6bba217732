import { clip } from '../../../core/format/wireValues';
import { storedAtom } from '../../../core/state/storedAtom';

export const CODES = ['hidden', 'end', 'whole'] as const;
export type Codes = (typeof CODES)[number];

/** What the ready screen of this device shows of a verification code (c79). */
export const codesAtom = storedAtom<Codes>(
  'ready_codes',
  (stored) => CODES.find((codes) => codes === stored) ?? 'end',
  (codes) => codes,
);

const END_LENGTH = 2;

/** The part of a code that is shown; `''` if the order has none, or if its end would be the whole code. */
export function shownCode(code: string, codes: Codes): string {
  if (codes === 'hidden') return '';
  if (codes === 'whole') return clip(code.trim());
  const characters = [...code.trim()];
  return characters.length > END_LENGTH ? characters.slice(-END_LENGTH).join('') : '';
}
