import { expect, test } from 'vitest';
import { withMore } from './moreValues';

const MORE = { name: 'of the host', erp: 7, note: null };

test('a value of the host never replaces a field of the portal', () => {
  expect(withMore({ name: 'Dosa' }, MORE)).toEqual({ name: 'Dosa', erp: 7, note: null });
});

test('a value of the host never replaces a field of a form with files', () => {
  const form = new FormData();
  form.set('name', 'Dosa');

  expect([...withMore(form, MORE)]).toEqual([
    ['name', 'Dosa'],
    ['erp', '7'],
    ['note', ''],
  ]);
});
