import { expect, test } from 'vitest';
import { isEmail } from './textRules';

test.each(['a@b.in', 'meena.k+kitchen@mail.example.co.in', 'मीना@उदाहरण.भारत'])(
  '%s is an address',
  (value) => {
    expect(isEmail(value)).toBe(true);
  },
);

test.each(['', 'a', 'a@', '@b.in', 'a@b', 'a@b.', 'a@.in', 'a@b..in', 'a b@c.in', 'a@b@c.in'])(
  '"%s" is none',
  (value) => {
    expect(isEmail(value)).toBe(false);
  },
);

test('an endless text is refused without being searched', () => {
  expect(isEmail(`a@${'.a'.repeat(50_000)} `)).toBe(false);
});
