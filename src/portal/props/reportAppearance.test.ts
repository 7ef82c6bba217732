import { expect, test, vi } from 'vitest';
import { reportAppearance } from './reportAppearance';

function messages(given: unknown): string[] {
  const report = vi.fn();
  reportAppearance(given, report);
  return report.mock.calls.map(([{ message }]) => message);
}

test('parts that cannot be used are named in one report', () => {
  expect(messages({ font: { scale: 9 }, density: 'tight' })).toEqual([
    'The appearance prop has parts that cannot be used: font.scale, density',
  ]);
});

test('an appearance of the wrong kind is reported', () => {
  expect(messages('dark')).toEqual(['The appearance prop is a string instead of an object']);
});

test('a usable appearance is not reported', () => {
  expect(messages({ brandName: 'Saffron', card: 'flat' })).toEqual([]);
});
