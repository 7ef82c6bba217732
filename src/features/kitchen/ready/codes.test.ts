import { expect, test } from 'vitest';
import { type Codes, shownCode } from './codes';

test.each<[code: string, codes: Codes, shown: string]>([
  ['4821', 'end', '21'],
  [' 48 21 ', 'end', '21'],
  ['821', 'end', '21'],
  ['21', 'end', ''],
  ['7', 'end', ''],
  ['', 'end', ''],
  ['4821', 'whole', '4821'],
  ['21', 'whole', '21'],
  ['', 'whole', ''],
  ['4821', 'hidden', ''],
])('of the code %j, with %s, %j is shown', (code, codes, shown) => {
  expect(shownCode(code, codes)).toBe(shown);
});
