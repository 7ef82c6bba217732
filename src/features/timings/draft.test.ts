import { expect, test } from 'vitest';
import type { Mode } from '../../core/restaurant/timings/types';
import { fromTimings, toTimings } from '../../core/restaurant/timings/wire';
import { afterSaving, hoursToSave, pending, withAdded } from './draft';
import { NO_PLAN } from './plan';

const INDIA = 'Asia/Kolkata';
const saved = (id: string, open_times: string, close_time: string, is_edit_delete = true) => ({
  _id: id,
  open_times,
  close_time,
  is_edit_delete,
});

function open(timings: unknown) {
  return toTimings({ timings }, INDIA);
}

test('only saved slots are sent with their ids', () => {
  const timings = open({
    is_all_day: false,
    all_days: { outlet_status: true, timings: [saved('a', '11:00 AM', '3:00 PM', false)] },
    specified: [{ outlet_status: 'offline', timings: [saved('m', '9:00 AM', '10:00 AM')] }],
  });
  const draft = withAdded(
    new Map(),
    [
      { day: 0, span: { from: '18:00', to: '23:59' } },
      { day: 2, span: { from: '12:00', to: '13:30' } },
    ],
    0,
  );

  const sent = (mode: Mode) =>
    fromTimings(hoursToSave(timings, { mode, added: draft, plan: NO_PLAN }), INDIA);

  expect(sent('specific')).toMatchObject({
    is_all_day: false,
    all_days: {
      outlet_status: true,
      timings: [
        {
          _id: 'a',
          open_times: '11:00 AM',
          close_time: '3:00 PM',
          is_edit_delete: false,
          days_of_week: 0,
        },
      ],
    },
    specified: [
      { outlet_status: 'offline', timings: [{ _id: 'm', days_of_week: 1 }] },
      { timings: [{ open_times: '12:00 PM', close_time: '1:30 PM', days_of_week: 2 }] },
      {},
      {},
      {},
      {},
      { outlet_status: false, timings: [] },
    ],
  });
  expect(JSON.stringify(sent('all'))).not.toMatch(/isNew|key|13:30/);
});

test('a slot that the server already has is no longer new', () => {
  const span = { from: '18:00', to: '23:59' };
  const draft = withAdded(new Map(), [{ day: 0, span }], 0);

  expect(pending(draft, open({})).get(0)).toHaveLength(1);
  expect(pending(draft, open({ all_days: { timings: [saved('a', '18:00', '23:59')] } })).size).toBe(
    0,
  );
});

test('a saved slot cannot be changed until its id is known', () => {
  const draft = withAdded(new Map(), [{ day: 3, span: { from: '18:00', to: '20:00' } }], 0);

  const { isAllDay, week } = afterSaving(open({ is_all_day: true }), {
    mode: 'specific',
    added: draft,
    plan: NO_PLAN,
  });

  expect(isAllDay).toBe(false);
  expect(week[2]?.slots).toMatchObject([{ isNew: false, isOpenToChange: false }]);
});
