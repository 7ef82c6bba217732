import { expect, test } from 'vitest';
import { fromPermissions, toPermissions } from './grants';
import { PERMISSIONS } from './permissions';

const grant = (name: string, active: unknown = true) => ({ id: 1, name, active });

test.each([
  ['a list of grants', [grant('payments'), grant('offers')]],
  ['a list of names', ['payments', 'offers']],
  ['a list of ids without names', [{ id: 6, active: true }, { id: '10' }]],
  ['values in the place of ids', [{ id: 'payments' }, { id: 'offers' }]],
  ['a record of names', { payments: true, offers: { active: true }, settings: false }],
  ['names in another case', [grant('Payments'), grant('OFFERS')]],
])('%s is read', (_phrasing, value) => {
  expect(toPermissions(value)).toEqual(['payments', 'offers']);
});

test('a single record is read as a list of one', () => {
  expect(toPermissions(grant('payments'))).toEqual(['payments']);
});

test('an inactive permission does not count', () => {
  const list = [grant('payments', false), grant('offers', 'false'), grant('settings')];
  expect(toPermissions(list)).toEqual(['settings']);
});

test('a list of inactive permissions grants nothing', () => {
  expect(toPermissions([grant('payments', false)])).toEqual([]);
});

test.each([undefined, null, [], {}, 'payments', [grant('see_reports')], [null, 7]])(
  '%o restricts nobody',
  (value) => {
    expect(toPermissions(value)).toBeNull();
  },
);

test('the twelve permissions are the same as all', () => {
  const twelve = PERMISSIONS.map((name) => grant(name));
  expect([toPermissions([grant('all')]), toPermissions(twelve)]).toEqual([
    PERMISSIONS,
    PERMISSIONS,
  ]);
});

test('a name wins over an id that says something else', () => {
  expect(toPermissions([{ id: 6, name: 'offers', active: true }])).toEqual(['offers']);
});

test('chosen permissions are written in the order of the catalogue', () => {
  expect(fromPermissions(['order_history', 'menu_management'])).toEqual([
    { id: 2, name: 'menu_management', active: true },
    { id: 9, name: 'order_history', active: true },
  ]);
});

test('all twelve are written with all first', () => {
  const written = fromPermissions(PERMISSIONS);
  expect(written).toHaveLength(13);
  expect(written[0]).toEqual({ id: 1, name: 'all', active: true });
});
