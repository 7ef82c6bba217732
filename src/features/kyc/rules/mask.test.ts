import { expect, test } from 'vitest';
import { mask } from './mask';

test.each([
  ['000000001234', '•••• 1234'],
  ['ZZZPZ0000Z', '•••• 000Z'],
  ['1234', '••••'],
  ['', ''],
])('%s is shown as "%s"', (value, shown) => {
  expect(mask(value)).toBe(shown);
});
