import { expect, test } from 'vitest';
import { HOSTILE_LINKS } from '../../../tests/support/hostileLinks';
import { readPayload } from './fcmPayload';
import { toAlert, toPortalPath } from './wire';

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

test.each([
  [{ issue_id: 'I-1', order_id: 'O-1' }, '/orders/issues?issue=I-1', 'vendor-portal issue I-1'],
  [{ issue_id: 'I-1' }, null, 'vendor-portal T B'],
  [
    { issue_id: '../1', order_id: 'O-1' },
    '/orders/view-order/O-1',
    'vendor-portal /orders/view-order/O-1',
  ],
])('the message %j leads to %s', (data, path, tag) => {
  const alert = toAlert({ title: 'T', body: 'B', data }, '/');
  expect(alert).toMatchObject({ path, tag, isAlarm: false, isAnswered: false });
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

test('all messages of an order that rings have one tag', () => {
  const order_id = 'O-1';
  const messages = [
    { title: 'New', data: { order_id, answer_by: '2026-11-26T10:00:00Z' } },
    { title: 'Again', data: { order_id, answer_by: '2026-11-26T10:00:30Z', link: '/orders' } },
    { title: 'Answered', data: { order_id, answered: '1' } },
  ];
  const alerts = messages.map((message) => toAlert(message, '/'));

  expect(new Set(alerts.map(({ tag }) => tag))).toEqual(new Set(['vendor-portal order O-1']));
  expect(alerts.map(({ isAnswered }) => isAnswered)).toEqual([false, false, true]);
  expect(alerts.map(({ isAlarm }) => isAlarm)).toEqual([true, true, false]);
});

test.each([
  { answer_by: '2026-11-26T10:00:00Z' },
  { order_id: '../1', answer_by: '2026-11-26T10:00:00Z' },
  { order_id: 'O-1', answer_by: 'soon' },
  { order_id: 'O-1', answer_by: {} },
  { order_id: '../1', answered: '1' },
  { order_id: 'O-1', answered: 'no' },
])('the message %j neither rings nor ends the ringing', (data) => {
  expect(toAlert({ data }, '/')).toMatchObject({ isAlarm: false, isAnswered: false });
});

test('a payload is read only when it carries the mark of the portal', () => {
  const notification = { title: 'T', body: 'B' };
  const read = readPayload({ notification, data: { vp: '1', vp_open: '1', n: 7 } });

  expect(read).toEqual({ title: 'T', body: 'B', data: { vp: '1', n: '7' } });
  expect(readPayload({ notification, data: { vp: '2' } })).toBeNull();
  expect(readPayload({ notification })).toBeNull();
  expect(readPayload('push')).toBeNull();
});
