import { expect, test } from 'vitest';
import { NO_EDITS, redo, undo, write } from './history';

const put = (key: string, before: string | null, after: string | null) => ({
  key,
  column: 'price' as const,
  before: before === null ? undefined : { value: before, error: '' },
  after: after === null ? undefined : { value: after, error: '' },
});
const priceTexts = ({ edits }: typeof NO_EDITS) =>
  [...edits].map(([key, row]) => `${key} ${row.price?.value}`);

const first = write(NO_EDITS, [put('a', null, '1'), put('b', null, '2')]);
const second = write(first, [put('a', '1', '3')]);

test('a step is undone as a whole', () => {
  expect(priceTexts(second)).toEqual(['a 3', 'b 2']);
  expect(priceTexts(undo(second))).toEqual(['a 1', 'b 2']);
  expect(priceTexts(undo(undo(second)))).toEqual([]);
});

test('an undone step is redone', () => {
  expect(priceTexts(redo(redo(undo(undo(second)))))).toEqual(['a 3', 'b 2']);
});

test('a new step ends the redo', () => {
  const next = write(undo(second), [put('b', '2', null)]);
  expect(priceTexts(next)).toEqual(['a 1']);
  expect(redo(next)).toEqual(next);
});

test('a step without a change is not added', () => {
  expect(write(first, [put('a', '1', '1')])).toBe(first);
});

test('rows without a change keep their edits', () => {
  expect(second.edits.get('b')).toBe(first.edits.get('b'));
});

test('without a step, nothing is undone or redone', () => {
  expect([undo(NO_EDITS), redo(NO_EDITS)]).toEqual([NO_EDITS, NO_EDITS]);
});
