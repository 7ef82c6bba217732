import { expect, test } from 'vitest';
import { createZone } from '../../../core/format/zone';
import { nextAt, outChoices } from './OutUntilDialog';

const ZONE = createZone('Asia/Kolkata');
const at = (time: string) => Date.parse(`2026-11-20T${time}:00+05:30`);
const shown = (moment: number | null) => moment && new Date(moment + 330 * 60_000).toISOString();

function timings(...froms: string[]) {
  const slot = { id: 'x', isNew: false, isOpenToChange: true, to: '23:00' };
  const slots = froms.map((from) => ({ ...slot, key: from, from, raw: { from, to: '23:00' } }));
  const allDays = { number: 0, isOnline: true, status: true, slots };
  return { isAllDay: true, allDays, week: [], special: [] };
}

test('this evening is the opening of the evening while it is ahead', () => {
  const evening = (now: string, ...froms: string[]) =>
    shown(outChoices(timings(...froms), at(now), ZONE).evening);
  expect(evening('13:00', '11:00', '18:30')).toBe('2026-11-20T18:30:00.000Z');
  expect(evening('13:00', '11:00')).toBe('2026-11-20T18:00:00.000Z');
  expect(evening('18:30', '11:00', '18:30')).toBeNull();
});

test('today lasts until the next opening, or without hours until midnight', () => {
  expect(shown(outChoices(timings('11:00'), at('13:00'), ZONE).today)).toBe(
    '2026-11-21T11:00:00.000Z',
  );
  const unknown = outChoices(undefined, at('13:00'), ZONE);
  expect(shown(unknown.today)).toBe('2026-11-21T00:00:00.000Z');
  expect(shown(unknown.hours)).toBe('2026-11-20T15:00:00.000Z');
});

test('a time that is past today is the one of tomorrow', () => {
  expect(shown(nextAt('13:01', at('13:00'), ZONE))).toBe('2026-11-20T13:01:00.000Z');
  expect(shown(nextAt('13:00', at('13:00'), ZONE))).toBe('2026-11-21T13:00:00.000Z');
});
