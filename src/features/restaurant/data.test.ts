import { beforeEach, expect, test, vi } from 'vitest';
import { failing } from '../../../tests/support/orderApi';
import { createTestPortal } from '../../../tests/support/renderInPortal';
import { NetworkFailure } from '../../core/api/errors';
import type { Wire } from '../../core/format/wireValues';
import { updateRestaurantAtom } from './data';
import { toValues } from './profileValues';
import { toRestaurant } from './wire';

// The delays between the reads are skipped.
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
  const { store } = createTestPortal({
    answers: {
      restaurantUpdate: failing(new NetworkFailure('unreachable')),
      restaurantGet: () => ({ _id: 'r1', ...after }),
    },
  });
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
