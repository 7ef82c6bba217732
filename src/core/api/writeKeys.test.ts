import { expect, test, vi } from 'vitest';
import { ADDITIONS } from '../contracts/backend/additions';
import { type EndpointName, endpoints } from './endpoints';
import { ApiRefusal, BadResponse, Cancelled, InDoubt, NetworkFailure } from './errors';
import { createWriteKeys } from './writeKeys';

const MINUTES = 60_000;
const writeNames = (Object.keys(endpoints) as EndpointName[]).filter(
  (name) => 'writes' in endpoints[name],
);
const LOST = new NetworkFailure('timeout');
const MORE_TIME = { name: 'orderExtend', body: { order_id: 'o1', minutes: 10 } } as const;

interface Sent {
  name: EndpointName;
  body?: object;
  params?: { id: string };
  row?: string;
}

/** Creates the write keys of a signed-in session. */
function open({ hasKey = true, isLast = false } = {}) {
  const now = { elapsed: 5 };
  let life = new AbortController();
  const keys = createWriteKeys({ elapsed: () => now.elapsed, signal: () => life.signal });
  function end() {
    life.abort();
    if (!isLast) life = new AbortController();
  }
  /** Sends a write with this outcome; resolves to its key. */
  async function send(write: Sent = MORE_TIME, failure?: Error) {
    let seen: string | undefined;
    const work = (key: string | undefined) => {
      seen = key;
      return failure ? Promise.reject(failure) : Promise.resolve();
    };
    await keys.send({ ...write, hasKey }, work).catch((error: unknown) => {
      if (error !== failure) throw error;
    });
    return seen;
  }
  return { now, keys, send, end };
}

test.each([
  ['no answer', LOST],
  ['an unreadable answer', new BadResponse()],
  ['the answer of a gateway', new ApiRefusal(504, '')],
  ['a call that was cancelled', new Cancelled()],
])('after %s an equal write has the same key', async (_name, failure) => {
  const { send } = open();
  const first = await send(MORE_TIME, failure);
  expect([await send(MORE_TIME, failure), await send()]).toEqual([first, first]);
});

test.each([
  ['an answer', undefined],
  ['a refusal', new ApiRefusal(409, 'No.')],
])('after %s an equal write is another action', async (_name, end) => {
  const { send } = open();
  const first = await send(MORE_TIME, LOST);
  expect(await send(MORE_TIME, end)).toBe(first);
  expect(await send()).not.toBe(first);
});

test('a write whose change was read is settled: the next one is another action', async () => {
  const { send, keys } = open();
  const first = await send(MORE_TIME, LOST);
  keys.settle(LOST);
  expect(await send()).not.toBe(first);
});

test('the key stays for two minutes after the last loss', async () => {
  const { send, now } = open();
  const first = await send(MORE_TIME, LOST);
  now.elapsed += 2 * MINUTES - 1;
  expect(await send(MORE_TIME, LOST)).toBe(first);
  now.elapsed += 2 * MINUTES - 1;
  expect(await send(MORE_TIME, LOST)).toBe(first);
  now.elapsed += 2 * MINUTES;
  expect(await send()).not.toBe(first);
});

test('the next session uses another key', async () => {
  const { send, end, keys } = open();
  const first = await send(MORE_TIME, LOST);
  end();
  expect(await send()).not.toBe(first);
  const late = async () => {
    end();
    throw new Cancelled();
  };
  let old: string | undefined;
  const work = (key: string | undefined) => ((old = key), late());
  await keys.send({ ...MORE_TIME, hasKey: true }, work).catch(() => {});
  expect(await send()).not.toBe(old);
});

test('remembered writes are dropped when their session ends', async () => {
  const { send, end } = open({ isLast: true });
  const first = await send(MORE_TIME, LOST);
  end();
  expect(await send()).not.toBe(first);
});

test('remembered writes are dropped after two minutes', async () => {
  vi.useFakeTimers();
  const { send } = open();
  const first = await send(MORE_TIME, LOST);
  vi.advanceTimersByTime(2 * MINUTES);
  expect(await send()).not.toBe(first);
});

const store = (minutes: number): Sent => ({
  name: 'storePause',
  body: { restaurant_id: 'r1', minutes },
});
const stock = (id: string, inStock: boolean): Sent => {
  const form = new FormData();
  for (const [field, value] of Object.entries({ restaurant_id: 'r1', dish_item_id: id })) {
    form.append(field, value);
  }
  form.append('in_stock', `${inStock}`);
  return { name: 'foodItemUpdate', body: form };
};
const snooze: Sent = { name: 'foodItemSnooze', body: { restaurant_id: 'r1', item_id: 'i1' } };
const active = (is_active: boolean): Sent => ({
  name: 'teamSetActive',
  body: { team_member_id: 'm1', is_active },
});

test.each([
  ['a pause', store(30), store(0)],
  ['a stock status', stock('i1', false), stock('i1', true)],
  ['a snooze', snooze, stock('i1', true)],
  ['a member', active(false), active(true)],
])(
  '%s that was lost is another action once the opposite is done',
  async (_name, lost, opposite) => {
    const { send } = open();
    const first = await send(lost, LOST);
    await send(opposite);
    expect(await send(lost)).not.toBe(first);
  },
);

test('a pause that was lost is another action once a read has shown the reopening', async () => {
  const { send, keys } = open();
  const first = await send(store(30), new NetworkFailure('timeout'));
  await send(store(0), LOST);
  keys.settle(LOST);
  expect(await send(store(30))).not.toBe(first);
});

test.each([
  ['another record', stock('i1', false), stock('i2', true)],
  ['another kind of record', store(30), active(true)],
  ['a longer addition', MORE_TIME, { ...MORE_TIME, body: { order_id: 'o1', minutes: 5 } }],
  ['a new gallery picture', gallery(), { name: 'restaurantUpdate', body: new FormData() }],
  ['another new dish', dish('Dal'), dish('Roti')],
  ['another special day', day('2026-12-25'), day('2026-12-31')],
  ['another one-time code', code(6000000001), code(6000000002)],
] satisfies [string, Sent, Sent][])(
  '%s that is saved releases no key',
  async (_name, lost, other) => {
    const { send } = open();
    const first = await send(lost, LOST);
    await send(other);
    expect(await send(lost)).toBe(first);
  },
);

test('the hours of a special day that were lost are another action once others are saved', async () => {
  const { send } = open();
  const first = await send(day('2026-12-25', { closed: true, special_day_id: 'd1' }), LOST);
  await send(day('2026-12-25', { closed: false, special_day_id: 'd1' }));
  expect(await send(day('2026-12-25', { closed: true, special_day_id: 'd1' }))).not.toBe(first);
});

test.each(writeNames)(
  '%s keeps its key after another one exactly if it adds something',
  async (name) => {
    const when = ADDITIONS[name] ?? 'never';
    const [, field = 'any'] = when.split(' ');
    const write = (label: string): Sent => ({
      name,
      body: { label, ...(when.startsWith('without') ? {} : { [field]: 'x' }) },
    });
    const { send } = open();
    const first = await send(write('one'), LOST);
    await send(write('two'));
    const again = await send(write('one'));
    expect(again === first).toBe(when !== 'never');
  },
);

test.each([408, 425, 429])('a repeat refused with %i says nothing of the first', async (status) => {
  const { send, now } = open();
  const first = await send(MORE_TIME, LOST);
  expect(await send(MORE_TIME, new ApiRefusal(status, ''))).toBe(first);
  now.elapsed += 2 * MINUTES - 1;
  expect(await send(MORE_TIME, new ApiRefusal(status, ''))).toBe(first);
  now.elapsed += 1;
  expect(await send()).not.toBe(first);
});

function dish(name: string): Sent {
  return { name: 'foodItemCreate', body: { restaurant_id: 'r1', name } };
}

function day(date: string, rest: object = {}): Sent {
  return { name: 'specialDaySave', body: { restaurant_id: 'r1', date, ...rest } };
}

function code(phone: number): Sent {
  return { name: 'requestCode', body: { phone } };
}

function gallery() {
  const form = new FormData();
  form.append('files', new File(['one'], 'a.png', { lastModified: 1 }));
  return { name: 'restaurantUpdate', body: form } as const;
}

function picture(name: string, bytes = 'one', lastModified = 1) {
  const form = new FormData();
  form.append('banner', new File([bytes], name, { type: 'image/png', lastModified }));
  return { name: 'restaurantUpdate', body: form } as const;
}

test.each<[string, Sent, Sent]>([
  ['another field', MORE_TIME, { ...MORE_TIME, body: { order_id: 'o1', minutes: 5 } }],
  [
    'another id in its path',
    { name: 'teamUpdate', params: { id: 'a' } },
    { name: 'teamUpdate', params: { id: 'b' } },
  ],
  ['another file', picture('a.png'), picture('b.png')],
  ['a file of another size', picture('a.png'), picture('a.png', 'three')],
  ['a file of another time', picture('a.png'), picture('a.png', 'one', 2)],
])('a write with %s has another key', async (_name, first, second) => {
  const { send } = open();
  const key = await send(first, LOST);
  expect(await send(second, LOST)).not.toBe(key);
  expect(await send(first)).toBe(key);
});

test('a form that is filled again with the same file has the same key', async () => {
  const { send } = open();
  expect(await send(picture('a.png'), LOST)).toBe(await send(picture('a.png')));
});

test('without the capability there is no key', async () => {
  const { send } = open({ hasKey: false });
  expect([await send(MORE_TIME, LOST), await send()]).toEqual([undefined, undefined]);
});

const deletionOf = (row: string, index: number): Sent => ({
  name: 'timingsDelete',
  body: { index },
  row,
});

test('a deletion by position waits while another one may still be running', async () => {
  const { send, now } = open();
  const key = await send(deletionOf('dinner', 1), LOST);
  for (const other of [deletionOf('lunch', 0), deletionOf('dinner', 0), deletionOf('late', 1)]) {
    await expect(send(other)).rejects.toBeInstanceOf(InDoubt);
  }
  expect(await send(deletionOf('dinner', 1), LOST)).toBe(key);
  now.elapsed += 2 * MINUTES;
  expect(await send(deletionOf('late', 1))).not.toBe(key);
});

test('without a key the same deletion by position waits as well', async () => {
  const { send, keys } = open({ hasKey: false });
  await send(deletionOf('dinner', 1), LOST);
  await expect(send(deletionOf('dinner', 1))).rejects.toBeInstanceOf(InDoubt);
  keys.settle(LOST);
  expect(await send(deletionOf('dinner', 1))).toBeUndefined();
});
