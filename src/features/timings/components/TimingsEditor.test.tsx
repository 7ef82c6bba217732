import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderInPortal } from '../../../../tests/support/renderInPortal';
import { toTimings } from '../../../core/restaurant/timings/wire';
import { TimingsEditor } from './TimingsEditor';

const slot = (_id: string, open_times: string, close_time: string, is_edit_delete: boolean) => {
  return { _id, open_times, close_time, is_edit_delete };
};
const MONDAY = [slot('a', '09:00', '12:00', false), slot('b', '18:00', '22:00', false)];
const TUESDAY = [slot('c', '09:00', '12:00', false), slot('d', '18:00', '22:00', true)];

test('a day with nothing to change has no button in the overview', async () => {
  const timings = toTimings(
    {
      timings: {
        is_all_day: false,
        specified: [MONDAY, TUESDAY].map((slots) => ({ outlet_status: true, timings: slots })),
      },
    },
    'Asia/Kolkata',
  );
  renderInPortal(<TimingsEditor timings={timings} />);
  expect(screen.getByRole('button', { name: 'Change Tuesday' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Change Wednesday' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Change Monday' })).toBeNull();
});
