import { expect, test } from 'vitest';
import type { Role } from './roles';
import { fromDraft, toMember } from './wire';

const WIRE = {
  _id: 'id1',
  team_member_id: 'tm_1',
  name: 'मीना',
  email: 'm@demo.example',
  phone: 6000000012,
  roles: { id: 1, name: 'cook', active: true },
  permissions: [{ id: 6, name: 'payments', active: true }],
  is_active: true,
};

test('a member is read from the API record', () => {
  expect(toMember(WIRE)).toEqual({
    id: 'tm_1',
    name: 'मीना',
    email: 'm@demo.example',
    phone: '6000000012',
    role: 'cook',
    roleName: 'cook',
    permissions: ['payments'],
    isActive: true,
    extra: {},
  });
});

test('the second id is used if the first is missing or invalid', () => {
  const ids = [undefined, '../x', ''].map((id) => toMember({ ...WIRE, team_member_id: id }).id);
  expect(ids).toEqual(['id1', 'id1', 'id1']);
});

test('a member without a valid id has an empty id', () => {
  expect(toMember({ ...WIRE, team_member_id: '../x', _id: null }).id).toBe('');
});

test.each([
  [{ id: 4, name: 'customer', active: true }, 'custom'],
  [{ id: 4, name: 'Custom' }, 'custom'],
  [{ id: 4 }, 'custom'],
  [4, 'custom'],
  [[{ id: 2, name: 'manager', active: true }], 'manager'],
  [
    [
      { id: 2, name: 'manager', active: false },
      { id: 3, name: 'accountant' },
    ],
    'accountant',
  ],
  ['cook', 'cook'],
  [{ id: 9, name: 'waiter' }, null],
  [null, null],
  [[], null],
])('the role %j is read as %s', (roles, role) => {
  expect(toMember({ ...WIRE, roles }).role).toBe(role);
});

test('an unknown role keeps its name', () => {
  expect(toMember({ ...WIRE, roles: { id: 9, name: 'waiter' } }).roleName).toBe('waiter');
});

test.each([null, undefined, 7, 'text', [1], { a: 1 }])('a member full of %o is read', (junk) => {
  const wire = Object.fromEntries(Object.keys(WIRE).map((key) => [key, junk]));
  expect(() => toMember(wire)).not.toThrow();
});

function written(role: Role) {
  const person = { name: 'Meena', phone: '6000000012', email: 'm@demo.example' };
  return fromDraft({ ...person, role, permissions: ['payments'], isActive: false }, 'r1');
}

test('a draft is written in the format of the API', () => {
  expect(written('accountant')).toEqual({
    name: 'Meena',
    phone: 6000000012,
    email: 'm@demo.example',
    restaurant_id: 'r1',
    roles: { id: 3, name: 'accountant', active: true },
    is_active: false,
    permissions: [{ id: 6, name: 'payments', active: true }],
  });
});

test('custom is written as customer', () => {
  expect(written('custom').roles).toEqual({ id: 4, name: 'customer', active: true });
});
