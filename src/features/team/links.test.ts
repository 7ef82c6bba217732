import { expect, test } from 'vitest';
import { editAddress, readTarget } from './links';

const read = (query: string) => readTarget(new URLSearchParams(query));

test('the URL of the edit form has the id of the member', () => {
  expect(editAddress('tm_1')).toBe('/team/add-team-member?edit=true&editId=tm_1');
});

test.each(['edit=true&editId=tm_1', 'edit=&editId=tm_1', 'editId=tm_1'])(
  '%s opens the edit form',
  (query) => {
    expect(read(query)).toEqual({ mode: 'edit', id: 'tm_1' });
  },
);

test.each(['', 'edit=true'])('"%s" opens the form for a new member', (query) => {
  expect(read(query)).toEqual({ mode: 'add' });
});

test.each(['../x', '', 'a/b', 'a%2Fb', 'a b', 'x'.repeat(65), '.', 'ид'])(
  'the id "%s" is invalid',
  (id) => {
    expect(readTarget(new URLSearchParams({ edit: 'true', editId: id }))).toEqual({
      mode: 'unknown',
    });
  },
);
