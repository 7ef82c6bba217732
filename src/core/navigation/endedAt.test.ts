import { expect, test } from 'vitest';
import { endedAt, readEndedAt } from './endedAt';

test('the way back is what was kept', () => {
  expect(readEndedAt(endedAt('/orders?tab=new'))).toBe('/orders?tab=new');
});

test.each([null, undefined, 'x', {}, { endedAt: 7 }, endedAt(''), endedAt('//evil.example')])(
  '%j is no way back',
  (state) => {
    expect(readEndedAt(state)).toBeNull();
  },
);
