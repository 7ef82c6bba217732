import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createTestPortal } from '../../../tests/support/renderInPortal';
import { ApiRefusal, BadResponse, NetworkFailure } from '../../core/api/errors';
import { toTimings } from '../../core/restaurant/timings/wire';
import type { SessionState } from '../../core/session/types';
import { notifyAtom, sessionAtom } from '../../core/state/services';
import { type NewHours, NO_DRAFT, withAdded } from './draft';
import { NO_PLAN } from './plan';
import { useTimingsActions } from './useTimingsActions';

// Skips the delays between the reads.
beforeEach(() => void vi.useFakeTimers().setTimerTickMode('nextTimerAsync'));
afterEach(cleanup);

const SIGNED_IN = {
  phase: 'active',
  vendorId: 'v1',
  restaurantId: 'r1',
  isKycCompleted: true,
} as const;

const LUNCH = { _id: 'a', open_times: '11:00', close_time: '15:00', is_edit_delete: true };
const DINNER = { _id: 'b', open_times: '18:00', close_time: '22:00', is_edit_delete: true };
const ELSEWHERE = 'The hours were changed elsewhere. Check them, then try again.';

function hours(...timings: object[]) {
  return { timings: { is_all_day: true, all_days: { outlet_status: true, timings } } };
}

const evening = { from: '18:00', to: '20:00' };
const allDays = (...spans: { from: string; to: string }[]): NewHours => ({
  mode: 'all',
  added: withAdded(
    NO_DRAFT,
    spans.map((span) => ({ day: 0, span })),
    0,
  ),
  plan: NO_PLAN,
});

interface Options {
  seen?: ReturnType<typeof hours>;
  now?: ReturnType<typeof hours>;
  session?: SessionState;
}

/** The screen shows `seen`, but the server has `now`. */
function open({ seen = hours(), now = seen, session = SIGNED_IN }: Options = {}) {
  const { store, market, wrapper } = createTestPortal();
  const send = vi.spyOn(market.api, 'send');
  const one = vi.spyOn(market.api, 'one').mockImplementation(async () => now);
  const notify = { error: vi.fn(), success: vi.fn(), info: vi.fn() };
  store.set(notifyAtom, notify);
  store.set(sessionAtom, session);
  const timings = toTimings(seen, 'Asia/Kolkata');
  const { result } = renderHook(() => useTimingsActions(timings), { wrapper });
  const actions = () => result.current;
  const [lunch, dinner] = timings.allDays.slots;
  return { actions, send, one, notify, day: timings.allDays, lunch, dinner };
}

test.each([
  ['restaurant', { ...SIGNED_IN, restaurantId: '' }],
  ['vendor', { ...SIGNED_IN, vendorId: '' }],
])('hours are not saved without the id of the %s', async (_name, session) => {
  const { actions, send, notify } = open({ session });

  const outcome = await act(() => actions().save(allDays(evening)));

  expect(outcome).toEqual({ isDone: false, problem: 'Missing vendor or restaurant ID' });
  expect(notify.error).toHaveBeenCalledWith('Missing vendor or restaurant ID', {
    durationMs: 2000,
  });
  expect(send).not.toHaveBeenCalled();
});

test('a save does not overwrite hours that were changed elsewhere', async () => {
  const { actions, send, notify } = open({ now: hours(LUNCH) });

  const outcome = await act(() => actions().save(allDays(evening)));

  expect(outcome).toEqual({ isDone: false, problem: ELSEWHERE });
  expect(notify.info).toHaveBeenCalledOnce();
  expect(send).not.toHaveBeenCalled();
});

test('the same hours are saved with their current ids', async () => {
  const { actions, send } = open({ seen: hours({ ...LUNCH, _id: '' }), now: hours(LUNCH) });

  await act(() => actions().save(allDays(evening)));

  const sent = { ...LUNCH, days_of_week: 0 };
  const added = { open_times: '18:00', close_time: '20:00', days_of_week: 0 };
  expect(send.mock.calls).toMatchObject([
    ['timingsAdd', { timings: { all_days: { timings: [sent, added] } } }],
  ]);
});

test.each([
  ['a third slot', hours(LUNCH, DINNER), { from: '23:00', to: '23:30' }],
  ['a slot over a saved one', hours(DINNER), evening],
])('%s is not sent', async (_name, seen, span) => {
  const { actions, send } = open({ seen });

  const outcome = await act(() => actions().save(allDays(span)));

  expect(outcome).toMatchObject({ problem: expect.stringMatching(/^The new slots of All days/) });
  expect(send).not.toHaveBeenCalled();
});

test('a slot is deleted at its current position', async () => {
  const { actions, send, day, dinner } = open({ seen: hours(LUNCH, DINNER), now: hours(DINNER) });

  const outcome = await act(async () => dinner && actions().remove(day, dinner));

  expect(outcome).toEqual({ isDone: true });
  expect(send.mock.calls).toMatchObject([
    ['timingsDelete', { day_of_week: 0, index: 0 }, { row: 'b 18:00 22:00' }],
  ]);
});

test('no other slot is deleted at the old position', async () => {
  const { actions, send, day, lunch } = open({ seen: hours(LUNCH, DINNER), now: hours(DINNER) });

  const outcome = await act(async () => lunch && actions().remove(day, lunch));

  expect(outcome).toEqual({ isDone: false, problem: ELSEWHERE });
  expect(send).not.toHaveBeenCalled();
});

test('a refused deletion is a failure with its reason', async () => {
  const { actions, send, day, lunch } = open({ seen: hours(LUNCH) });
  send.mockRejectedValueOnce(new ApiRefusal(400, 'Not today.'));

  const outcome = await act(async () => lunch && actions().remove(day, lunch));

  expect(outcome).toEqual({ isDone: false, problem: 'Delete failed.\nNot today.' });
});

test('a deletion is not sent when the hours cannot be read', async () => {
  const { actions, send, one, day, lunch } = open({ seen: hours(LUNCH) });
  one.mockRejectedValueOnce(new NetworkFailure('timeout'));

  const outcome = await act(async () => lunch && actions().remove(day, lunch));

  expect(outcome).toMatchObject({
    problem: expect.stringMatching(/^Delete failed\.\nNothing has changed/),
  });
  expect(send).not.toHaveBeenCalled();
});

test('a deletion with a lost answer is done once the slot is gone', async () => {
  const { actions, send, one, day, lunch } = open({ seen: hours(LUNCH) });
  send.mockRejectedValueOnce(new NetworkFailure('timeout'));
  one.mockResolvedValueOnce(hours(LUNCH)).mockResolvedValueOnce(hours());

  const outcome = await act(async () => lunch && actions().remove(day, lunch));

  expect(outcome).toEqual({ isDone: true });
});

test.each([
  ['an HTTP 500', new ApiRefusal(500, ''), /^Save failed\.\nNothing has changed/],
  ['a lost answer', new NetworkFailure('timeout'), /^Save failed\.\nCouldn't confirm the change/],
])('unchanged hours are not called saved after %s', async (_name, failure, problem) => {
  const { actions, send, notify } = open({ seen: hours(DINNER) });
  send.mockRejectedValueOnce(failure);

  const outcome = await act(() => actions().save(allDays()));

  expect(outcome).toMatchObject({ problem: expect.stringMatching(problem) });
  expect(notify.success).not.toHaveBeenCalled();
});

test('an unreadable answer has its own message', async () => {
  const { actions, send } = open();
  send.mockRejectedValueOnce(new BadResponse());

  const outcome = await act(() => actions().save(allDays(evening)));

  expect(outcome).toMatchObject({
    problem: expect.stringMatching(/^Save failed\.\nThe marketplace's reply was unclear/),
  });
});
