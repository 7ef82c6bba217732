import { expect, test } from 'vitest';
import { readReturnTo, returnTo } from './returnTo';

test('the way back is what was kept', () => {
  expect(readReturnTo(returnTo('/orders?tab=new'))).toBe('/orders?tab=new');
});

test.each([null, undefined, 'x', {}, { returnTo: 7 }, returnTo(''), returnTo('//evil.example')])(
  '%j is no way back',
  (state) => {
    expect(readReturnTo(state)).toBeNull();
  },
);
