import { expect, test } from 'vitest';
import { readPayload } from './fcmPayload';
import { toAlert, toPortalPath } from './wire';

const HOSTILE_LINKS = [
  '',
  'orders',
  'https://evil.example/partner/orders',
  '//evil.example/partner/orders',
  '/\\evil.example',
  'javascript:alert(1)',
  'data:text/html,x',
  '/orders',
  '/partner',
  '/partner/',
  '/partnership/orders',
  '/partner//orders',
  '/partner/../admin',
  '/partner/./orders',
  '/partner/orders/../../admin',
  '/partner/%2e%2e/admin',
  '/partner/logout',
  '/partner/login',
  '/partner/orders?next=//evil.example',
  '/partner/orders#x',
  '/partner/orders/view-order/',
  '/partner/orders/view-order/a/b',
  '/partner/orders/view-order/..',
  '/partner/orders/view-order/a%2fb',
  '/partner/orders/view-order/<b>',
  `/partner/orders/view-order/${'a'.repeat(65)}`,
  '/partner/orders/view-order/a b',
  '/partner/orders/view-order/a\n',
  '/partner/food-item/a',
  '/partner/unknown',
];

test.each(HOSTILE_LINKS)('the link %j leads nowhere', (link) => {
  expect(toPortalPath(link, '/partner')).toBeNull();
});

test.each([
  ['/partner/orders', '/partner', '/orders'],
  ['/partner/orders/view-order/ORD-7', '/partner', '/orders/view-order/ORD-7'],
  ['/outlet/order-history/view/7_a', '/', '/outlet/order-history/view/7_a'],
  ['/a/b/pending-payouts', '/a/b', '/pending-payouts'],
])('the link %s under %s leads to %s', (link, basename, path) => {
  expect(toPortalPath(link, basename)).toBe(path);
});

test('a message leads to its link or its order', () => {
  const pathOf = (data: Record<string, string>) => toAlert({ data }, '/partner').path;

  expect(pathOf({ link: '/partner/orders', order_id: 'O-1' })).toBe('/orders');
  expect(pathOf({ order_id: 'O-1' })).toBe('/orders/view-order/O-1');
  expect(pathOf({ link: '//evil.example', order_id: 'O-1' })).toBeNull();
  expect(pathOf({ order_id: '../1' })).toBeNull();
});

test('texts are cut by whole characters', () => {
  const { title, body } = toAlert({ title: ' a\u0000b\u202ec\n', body: '😀'.repeat(300) }, '/');

  expect(title).toBe('a b c');
  expect(body).toBe('😀'.repeat(200));
});

test.each([null, 7, 'text', [], { title: {}, body: [], data: 'x' }])(
  'of %j nothing is left to show',
  (message) => {
    expect(toAlert(message, '/')).toMatchObject({ title: '', body: '', path: null });
  },
);

test('the same news has the same tag', () => {
  const data = { order_id: 'O-1' };
  const [a, b, other] = [{ title: 'New', data }, { title: 'Again', data }, { title: 'New' }];
  const tags = [a, b, other].map((message) => toAlert(message, '/').tag);

  expect(new Set(tags).size).toBe(2);
});

test('a payload is read only when it carries the mark of the portal', () => {
  const notification = { title: 'T', body: 'B' };
  const read = readPayload({ notification, data: { vp: '1', vp_open: '1', n: 7 } });

  expect(read).toEqual({ title: 'T', body: 'B', data: { vp: '1', n: '7' } });
  expect(readPayload({ notification, data: { vp: '2' } })).toBeNull();
  expect(readPayload({ notification })).toBeNull();
  expect(readPayload('push')).toBeNull();
});
