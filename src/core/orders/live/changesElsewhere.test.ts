import { beforeEach, expect, test, vi } from 'vitest';
import { openTabs } from '../../../../tests/support/orderTabs';

type Tab = ReturnType<ReturnType<typeof openTabs>['openTab']>;

let tabs: ReturnType<typeof openTabs>;
let ours: Tab;
let theirs: Tab;

beforeEach(async () => {
  tabs = openTabs({ waitingOrders: () => [] });
  [ours, theirs] = [tabs.openTab(), tabs.openTab()];
  await pass(10);
});

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
const post = (message: unknown) =>
  new BroadcastChannel('vendor-portal:changes:session-r1').postMessage(message);
const isShown = (id = 'id1') => theirs.feed.elsewhere.has(id);

/** Begins a change in our tab; returns a function that ends it. */
async function begin() {
  let end = () => {};
  const work = new Promise<void>((resolve) => {
    end = resolve;
  });
  const done = ours.feed.elsewhere.announce('id1', () => work);
  await pass(10);
  return async () => {
    end();
    await done;
    await pass(10);
  };
}

test('another tab shows a change from its begin to its end', async () => {
  const end = await begin();
  expect([isShown(), isShown('id2'), ours.feed.elsewhere.has('id1')]).toEqual([true, false, false]);
  await end();
  expect(isShown()).toBe(false);
});

test('a change that fails ends in the other tab too', async () => {
  const failing = async () => {
    await pass(10);
    throw new Error('refused');
  };
  await expect(ours.feed.elsewhere.announce('id1', failing)).rejects.toThrow('refused');
  await pass(10);
  expect(isShown()).toBe(false);
});

test('only the id of a change that begins or ends crosses tabs', async () => {
  await (await begin())();
  expect(tabs.channels.posted).toEqual([
    { id: 'id1', isChanging: true },
    { id: 'id1', isChanging: false },
  ]);
});

test('the end of a tab frees the orders that it was changing', async () => {
  const end = await begin();
  // From here on, no message of our tab arrives.
  ours.close();
  await pass(2_000);
  expect(isShown()).toBe(true);
  await end();
  expect(isShown()).toBe(true);
  await pass(1_000);
  expect(isShown()).toBe(false);
});

test.each(['with', 'without'])(
  '%s Web Locks an order is blocked for a minute at most',
  async (how) => {
    if (how === 'without') tabs.unlock();
    await begin();
    await pass(59_000);
    expect(isShown()).toBe(true);
    await pass(1_000);
    expect(isShown()).toBe(false);
  },
);

test('an order stays blocked when a second change of it begins', async () => {
  await begin();
  post({ id: 'id1', isChanging: true });
  await pass(10);
  expect(isShown()).toBe(true);
});

test.each([
  { isChanging: true },
  { id: '', isChanging: true },
  { id: 7, isChanging: true },
  { id: 'id1', isChanging: 'true' },
  { id: 'x'.repeat(10_000), isChanging: true },
])('an invalid message blocks no order: %j', async (message) => {
  const onChange = vi.fn();
  theirs.feed.elsewhere.subscribe(onChange);
  post(message);
  await pass(10);
  expect(onChange).not.toHaveBeenCalled();
});
