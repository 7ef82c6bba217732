import { expect, test } from 'vitest';
import { checkSlot, fitting, splitAtMidnight } from './slots';

const LUNCH = { from: '11:00', to: '15:00' };
const DINNER = { from: '18:00', to: '23:00' };

test.each([
  ['nothing chosen', '', '', { from: 'startMissing', to: 'endMissing' }],
  ['no start', '', '12:00', { from: 'startMissing' }],
  ['no end', '12:00', '', { to: 'endMissing' }],
  ['equal times', '12:00', '12:00', { to: 'notEarlier' }],
  ['an end before the start', '18:00', '01:30', { to: 'notEarlier' }],
  ['a slot over another', '14:59', '16:00', { to: 'overlap' }],
  ['a slot inside another', '12:00', '13:00', { to: 'overlap' }],
  ['a slot round another', '10:00', '16:00', { to: 'overlap' }],
  ['the same slot', '11:00', '15:00', { to: 'overlap' }],
  ['one that begins where another ends', '15:00', '18:00', {}],
  ['one that ends where another begins', '09:00', '11:00', {}],
  ['one until the last minute', '18:00', '23:59', {}],
])('%s is checked against a slot from 11:00 to 15:00', (_name, from, to, problems) => {
  expect(checkSlot({ from, to }, [LUNCH])).toEqual(problems);
});

test('an unreadable time overlaps nothing', () => {
  expect(checkSlot(LUNCH, [{ from: '', to: '15:00' }])).toEqual({});
});

test.each([
  ['18:00', '01:30', { from: '18:00', to: '23:59' }, { from: '00:00', to: '01:30' }],
  ['18:00', '00:00', { from: '18:00', to: '23:59' }, null],
])('%s to %s is split into two slots', (from, to, evening, night) => {
  expect(splitAtMidnight({ from, to })).toEqual({ evening, night });
});

test.each([
  ['11:00', '15:00'],
  ['12:00', '12:00'],
  ['23:59', '01:00'],
  ['', '01:00'],
])('%s to %s is not split', (from, to) => {
  expect(splitAtMidnight({ from, to })).toBeNull();
});

test.each([
  ['an empty day', [], [LUNCH, DINNER]],
  ['a day with one of them', [LUNCH], [DINNER]],
  ['a day with something over one of them', [{ from: '12:00', to: '13:00' }], [DINNER]],
  ['a full day', [LUNCH, DINNER], []],
  ['a day with three slots', [LUNCH, DINNER, { from: '06:00', to: '07:00' }], []],
])('%s gets the slots that fit', (_name, day, taken) => {
  expect(fitting([LUNCH, DINNER], day)).toEqual(taken);
});
