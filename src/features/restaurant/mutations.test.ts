import { createStore } from 'jotai';
import { beforeEach, expect, test, vi } from 'vitest';
import { NetworkFailure } from '../../core/api/errors';
import type { ApiClient } from '../../core/api/types';
import type { Wire } from '../../core/format/wireValues';
import { createQueryClient, queryClientAtom } from '../../core/state/queryClient';
import { type Services, servicesAtom, sessionAtom } from '../../core/state/services';
import { updateRestaurantAtom } from './mutations';
import { toValues } from './profileValues';
import { toRestaurant } from './wire';

// The delays between the reads pass at once.
beforeEach(() => void vi.useFakeTimers().setTimerTickMode('nextTimerAsync'));

const BEFORE: Wire = {
  name: 'Demo',
  about: 'Old',
  phone: '6000000001',
  email: 'a@demo.example',
  address: '12 Example Road',
  date_of_founding: '2019-08-15',
  veg_non_veg: 'veg',
  location: { type: 'Point', coordinates: [77.5, 12.9] },
};
/** Every field differs from the stored record. */
const SENT: Wire = {
  ...BEFORE,
  about: 'New',
  phone: '6000000002',
  email: 'b@demo.example',
  date_of_founding: '2020-01-01',
  location: { type: 'Point', coordinates: [77.6, 13] },
};

/** Sends `SENT`, loses the answer, and then reads the record `after`. */
async function updateAndLose(after: Wire, seen = BEFORE) {
  const send: ApiClient['send'] = () => Promise.reject(new NetworkFailure('unreachable'));
  const one: ApiClient['one'] = () => Promise.resolve({ _id: 'r1', ...after });
  const store = createStore();
  store.set(queryClientAtom, createQueryClient());
  const ids = { vendorId: 'v1', restaurantId: 'r1', isKycCompleted: true };
  store.set(sessionAtom, { phase: 'active', ...ids });
  const { signal } = new AbortController();
  const session = { generation: () => 1, signal: () => signal };
  store.set(servicesAtom, {
    api: { send, one, settle() {} },
    session,
    callbacks: { onEvent() {} },
  } as unknown as Services);
  const target = toRestaurant(SENT);
  const { name, phone, email, foundedOn } = target;
  const values = toValues(target, { name, phone, email }, foundedOn);
  const change = { values, banner: '', files: [], commission: '', seen: toRestaurant(seen) };
  return store.set(updateRestaurantAtom, change);
}

test('an update with a lost answer is done if the record has every change', async () => {
  const after = { ...SENT, date_of_founding: '2020-01-01T06:00:00.000Z' };
  expect(await updateAndLose(after)).toEqual({ isDone: true, answer: null });
});

test.each(['phone', 'email', 'date_of_founding', 'location'])(
  'an update with a lost answer that misses "%s" is not called done',
  async (field) => {
    const after = { ...SENT, [field]: BEFORE[field] };
    expect(await updateAndLose(after)).toMatchObject({ isDone: false, why: 'lost' });
  },
);

test('a record that had the values before the update does not count as done', async () => {
  expect(await updateAndLose(SENT, SENT)).toMatchObject({ isDone: false, why: 'lost' });
});
