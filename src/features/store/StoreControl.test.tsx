import { act, fireEvent, render, screen } from '@testing-library/react';
import { createStore, Provider } from 'jotai';
import { beforeEach, expect, test, vi } from 'vitest';
import { createTestApi, failing } from '../../../tests/support/orderApi';
import { memoryStorage } from '../../adapters/storage/memoryStorage';
import { NetworkFailure } from '../../core/api/errors';
import { capabilitiesAtom } from '../../core/capabilities';
import { createClock } from '../../core/clock/createClock';
import { clockAtom } from '../../core/clock/state';
import { createConnection } from '../../core/connection/createConnection';
import { connectionAtom } from '../../core/connection/state';
import type { Capability } from '../../core/contracts';
import type { Wire } from '../../core/format/wireValues';
import { createSession } from '../../core/session/createSession';
import { createQueryClient, queryClientAtom } from '../../core/state/queryClient';
import { connectSession, notifyAtom, servicesAtom, storageAtom } from '../../core/state/services';
import { createNotices } from '../../ui/patterns/toast/notices';
import { StoreControl } from './StoreControl';

const MINUTE_MS = 60_000;

beforeEach(() => void vi.useFakeTimers({ now: Date.parse('2026-11-20T07:30:00Z') }));

type Answers = Parameters<typeof createTestApi>[0];

const lost = failing(new NetworkFailure('unreachable'));
const paused = (minutes: unknown) => ({
  paused_until: new Date(Date.now() + Number(minutes) * MINUTE_MS).toISOString(),
});

/** The store's control of a vendor, on a device whose storage outlives this visit. */
async function openStore(answers: Answers, device = {}) {
  const { storage, restaurantId, has, clock } = {
    storage: memoryStorage(),
    restaurantId: 'r1',
    has: ['store.pause'] as Capability[],
    clock: createClock(),
    ...device,
  };
  const store = createStore();
  const { api } = createTestApi(answers);
  const session = createSession({ host: 'https://api.example', storage: memoryStorage() });
  session.signIn({ token: 't1', vendorId: 'v1', restaurantId, isKycCompleted: true });
  const notices = createNotices(Date.now);
  store.set(storageAtom, storage);
  store.set(clockAtom, clock);
  store.set(queryClientAtom, createQueryClient());
  store.set(servicesAtom, {
    api,
    session,
    logger: () => {},
    callbacks: { onEvent: () => {}, onError: () => {} },
  });
  store.set(notifyAtom, notices.notify);
  store.set(connectionAtom, createConnection(Date.now));
  store.set(capabilitiesAtom, has);
  connectSession(store, session);
  const view = render(
    <Provider store={store}>
      <StoreControl />
    </Provider>,
  );
  // Longer than the record is read after a lost answer.
  const wait = (ms = 30_000) => act(() => vi.advanceTimersByTimeAsync(ms));
  await wait(1);
  const press = (name: RegExp) => fireEvent.click(screen.getByRole('button', { name }));
  return {
    storage,
    wait,
    close: () => view.unmount(),
    answer: (next: Answers) => Object.assign(answers, next),
    async pause() {
      press(/^(Pause orders|Change the pause)$/);
      const form = screen.getByRole('dialog').querySelector('form');
      if (form) fireEvent.submit(form);
      await wait();
      if (screen.queryByRole('dialog')) press(/^Close$/);
    },
    async resume() {
      press(/^Take orders again$/);
      await wait();
    },
    /** The banner's first words; `null` while orders are taken. */
    banner: () => screen.queryByRole('status')?.querySelector('strong')?.textContent ?? null,
    toasts: () => notices.getLog().map(({ text }) => text),
  };
}

test('a pause without an answer may be in force until an answer comes', async () => {
  const first = await openStore({ storePause: lost });
  await first.pause();
  expect(first.banner()).toBe('The store may be paused, until 1:15 PM.');
  expect(first.toasts()).toContain('The store may be paused.');
  first.close();
  const next = await openStore(
    { storePause: ({ minutes }) => paused(minutes) },
    { storage: first.storage },
  );
  expect(next.banner()).toBe('The store may be paused, until 1:15 PM.');
  await next.pause();
  expect(next.banner()).toMatch(/^No new orders until /);
});

test('a pause is remembered on a device whose clock is fast', async () => {
  const answers = { storePause: ({ minutes }: Wire) => paused(minutes) };
  const first = await openStore(answers);
  await first.pause();
  const shown = first.banner();
  first.close();
  const clock = createClock({ deviceTime: () => Date.now() + 60 * MINUTE_MS });
  const next = await openStore(answers, { storage: first.storage, clock });
  expect(next.banner()).toBeNull();
  clock.learn(Date.now(), clock.elapsed(), 'header');
  await next.wait(5_000);
  expect(next.banner()).toBe(shown);
});

test('reopening without an answer leaves a store that may still be paused', async () => {
  const { pause, resume, answer, banner, toasts } = await openStore({
    storePause: ({ minutes }) => paused(minutes),
  });
  await pause();
  answer({ storePause: lost });
  await resume();
  expect(banner()).toBe('The store may still be paused, until 1:15 PM.');
  expect(toasts()).toContain('The store may still be paused.');
  answer({ storePause: () => ({ paused_until: null }) });
  await resume();
  expect(banner()).toBeNull();
});

test('a backend that tells its state ends the doubt with the next read', async () => {
  const { pause, answer, banner, wait } = await openStore(
    { storePause: lost, storeState: lost },
    { has: ['store.pause', 'store.state'] },
  );
  await pause();
  expect(banner()).toMatch(/^The store may be paused/);
  answer({ storeState: () => paused(30) });
  await wait(2 * MINUTE_MS);
  expect(banner()).toMatch(/^No new orders until /);
});

test('each restaurant has its own remembered pause', async () => {
  const answers = { storePause: ({ minutes }: { minutes?: unknown }) => paused(minutes) };
  const first = await openStore(answers);
  await first.pause();
  first.close();
  const { storage } = first;
  const other = await openStore(answers, { storage, restaurantId: 'r2' });
  expect(other.banner()).toBeNull();
  await other.pause();
  other.close();

  expect((await openStore(answers, { storage })).banner()).toMatch(/^No new orders until /);
});
