import fc from 'fast-check';
import { expect, test } from 'vitest';
import { toDashboard } from './wire';

test('the dashboard is read with its orders', () => {
  const dashboard = toDashboard({
    orders: { total: 12, completed: '9', declined: 1 },
    teamMembers: 4,
    revenue: { total_revenue: '1,23,456.50' },
    orderDetails: [{ _id: 'id1' }],
  });
  expect(dashboard).toMatchObject({
    totalOrders: 12,
    completedOrders: 9,
    declinedOrders: 1,
    teamMembers: 4,
    revenue: 123456.5,
    orders: [{ id: 'id1' }],
  });
});

test('team members may be a list of ids', () => {
  expect(toDashboard({ teamMembers: ['m1', 'm2'] }).teamMembers).toBe(2);
});

test.each([{}, { orders: null, revenue: [], teamMembers: {}, orderDetails: { a: 1 } }])(
  'nothing in %j counts as nothing',
  (wire) => {
    expect(toDashboard(wire)).toEqual({
      totalOrders: 0,
      completedOrders: 0,
      declinedOrders: 0,
      teamMembers: 0,
      revenue: 0,
      orders: [],
    });
  },
);

test('any response gives finite figures', () => {
  const wire = fc.dictionary(
    fc.constantFrom('orders', 'teamMembers', 'revenue', 'orderDetails'),
    fc.oneof(fc.jsonValue(), fc.object(), fc.array(fc.object())),
  );
  fc.assert(
    fc.property(wire, (value) => {
      const { orders, ...figures } = toDashboard(value);
      expect(Object.values(figures).every(Number.isFinite)).toBe(true);
      expect(Array.isArray(orders)).toBe(true);
    }),
  );
});
