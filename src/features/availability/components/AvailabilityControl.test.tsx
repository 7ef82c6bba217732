import { act, fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { type Answers, failing } from '../../../../tests/support/orderApi';
import { renderInPortal, type Scenario } from '../../../../tests/support/renderInPortal';
import { NetworkFailure } from '../../../core/api/errors';
import { createClock } from '../../../core/clock/createClock';
import type { Wire } from '../../../core/format/wireValues';
import { AvailabilityControl } from './AvailabilityControl';

const MINUTE_MS = 60_000;

beforeEach(() => void vi.useFakeTimers({ now: Date.parse('2026-11-20T07:30:00Z') }));

const lost = failing(new NetworkFailure('unreachable'));
const paused = (minutes: unknown) => ({
  paused_until: new Date(Date.now() + Number(minutes) * MINUTE_MS).toISOString(),
});

/** Renders the store's control, on a device whose storage is kept for the next visit. */
async function openStore(answers: Answers, device: Scenario = {}) {
  const { unmount, storage, toasts, answer } = renderInPortal(<AvailabilityControl />, {
    capabilities: ['store.pause'],
    ...device,
    answers,
  });
  // Longer than the period in which the state is read again after a lost answer.
  const wait = (ms = 30_000) => act(() => vi.advanceTimersByTimeAsync(ms));
  await wait(1);
  const press = (name: RegExp) => fireEvent.click(screen.getByRole('button', { name }));
  return {
    storage,
    wait,
    close: unmount,
    answer,
    async pause() {
      press(/^(Pause orders|Change the pause)$/);
      const form = screen.getByRole('dialog').querySelector('form');
      if (form) fireEvent.submit(form);
      await wait();
      if (screen.queryByRole('dialog')) press(/^Close$/);
    },
    async resume() {
      press(/^Resume orders$/);
      await wait();
    },
    /** The banner's first words; `null` while orders are taken. */
    banner: () => screen.queryByRole('status')?.querySelector('strong')?.textContent ?? null,
    toasts,
  };
}

test('a pause without an answer may be in force until an answer comes', async () => {
  const first = await openStore({ storePause: lost });
  await first.pause();
  expect(first.banner()).toBe('The store may be paused until 1:15 PM.');
  expect(first.toasts()).toContain('The store may be paused.');
  first.close();
  const next = await openStore(
    { storePause: ({ minutes }) => paused(minutes) },
    { storage: first.storage },
  );
  expect(next.banner()).toBe('The store may be paused until 1:15 PM.');
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
  expect(banner()).toBe('The store may still be paused until 1:15 PM.');
  expect(toasts()).toContain('The store may still be paused.');
  answer({ storePause: () => ({ paused_until: null }) });
  await resume();
  expect(banner()).toBeNull();
});

test('a backend that tells its state ends the doubt with the next read', async () => {
  const { pause, answer, banner, wait } = await openStore(
    { storePause: lost, storeState: lost },
    { capabilities: ['store.pause', 'store.state'] },
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
  const other = await openStore(answers, { storage, vendor: { restaurantId: 'r2' } });
  expect(other.banner()).toBeNull();
  await other.pause();
  other.close();

  expect((await openStore(answers, { storage })).banner()).toMatch(/^No new orders until /);
});
