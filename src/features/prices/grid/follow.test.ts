import { expect, test } from 'vitest';
import { COLUMNS, type GridRow } from '../types';
import { follow } from './follow';

const layout = (...keys: string[]) => ({
  rows: keys.map((key) => ({ key }) as GridRow),
  columns: COLUMNS,
});

const at = (row: number, column = 1) => ({ row, column });

const EDITOR = { typed: '1' };

test('an editor stays on its row in another order', () => {
  const selection = { active: at(0), lead: at(0), hasSelection: true, editor: EDITOR };
  expect(follow(selection, layout('a', 'b', 'c'), layout('c', 'b', 'a'))).toEqual({
    active: at(2),
    lead: at(2),
    hasSelection: true,
    editor: EDITOR,
  });
});

test('an editor stays in its column when the portal shows one column', () => {
  const selection = { active: at(0), lead: at(0), hasSelection: true, editor: EDITOR };
  const { rows } = layout('a');
  expect(follow(selection, layout('a'), { rows, columns: ['price'] })).toEqual({
    active: at(0, 0),
    lead: at(0, 0),
    hasSelection: false,
    editor: EDITOR,
  });
});

test('an editor of a row that is gone is closed, not moved to another row', () => {
  const selection = { active: at(0), lead: at(0), hasSelection: true, editor: EDITOR };
  expect(follow(selection, layout('a', 'b'), layout('b')).editor).toBeNull();
});

test('selected rows that move together stay selected', () => {
  const selection = { active: at(1), lead: at(0, 2), hasSelection: true, editor: null };
  expect(follow(selection, layout('a', 'b'), layout('new', 'a', 'b'))).toEqual({
    active: at(2),
    lead: at(1, 2),
    hasSelection: true,
    editor: null,
  });
});

test('a selection of rows that are no longer together ends', () => {
  const selection = { active: at(0), lead: at(2), hasSelection: true, editor: null };
  expect(follow(selection, layout('a', 'b', 'c'), layout('a', 'c', 'b'))).toEqual({
    active: at(0),
    lead: at(0),
    hasSelection: false,
    editor: null,
  });
});
