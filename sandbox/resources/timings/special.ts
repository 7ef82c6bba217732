import { type Answer, Refusal } from '../../answers.ts';
import type { SignedInInput } from '../../calls.ts';
import { DAY, dayStart } from '../../days.ts';
import { listField, textField } from '../../fields.ts';
import { newId } from '../../ids.ts';
import type { SpecialDay } from './schema.ts';
import { changeTimings } from './store.ts';
import { checkDay } from './timings.ts';

/** Adds or changes the hours of a date. A date has at most one record. */
export async function saveSpecialDay(input: SignedInInput): Promise<Answer> {
  const { fields, sandbox } = input;
  const id = textField(fields, 'special_day_id');
  const slots = listField<SpecialDay['timings'][number]>(fields, 'timings') ?? [];
  const closed = fields.closed === true;
  const day: SpecialDay = {
    _id: id || newId(),
    date: textField(fields, 'date'),
    label: textField(fields, 'label'),
    closed,
    timings: slots.map(({ open_times, close_time }) => ({ open_times, close_time })),
  };
  if (Date.parse(`${day.date}T00:00+05:30`) < dayStart(sandbox.clock.now())) {
    throw new Refusal(400, 'This date is past.');
  }
  if (closed !== (slots.length === 0)) throw new Refusal(422, 'A date is closed or has slots.');
  checkDay(day.timings);
  return change(input, (days) => {
    if (id !== '' && !days.some(({ _id }) => _id === id)) throw new Refusal(404, NO_DAY);
    const others = days.filter(({ _id }) => _id !== id);
    if (others.some(({ date }) => date === day.date)) {
      throw new Refusal(409, 'This date has special hours already.');
    }
    return [...others, day];
  });
}

export async function deleteSpecialDay(input: SignedInInput): Promise<Answer> {
  const id = textField(input.fields, 'special_day_id');
  return change(input, (days) => {
    const others = days.filter(({ _id }) => _id !== id);
    if (others.length === days.length) throw new Refusal(404, NO_DAY);
    return others;
  });
}

const NO_DAY = 'There is no such date.';

/** Dates that are over for more than a day are deleted. */
async function change(
  { sandbox, vendor, record }: SignedInInput,
  edit: (days: readonly SpecialDay[]) => SpecialDay[],
): Promise<Answer> {
  const oldest = dayStart(sandbox.clock.now()) - DAY;
  const isKept = ({ date }: SpecialDay) => Date.parse(`${date}T00:00+05:30`) >= oldest;
  const { before, after } = await changeTimings(sandbox, vendor.restaurantId, (timings) => ({
    ...timings,
    special: edit(timings.special)
      .filter(isKept)
      .toSorted((one, other) => one.date.localeCompare(other.date)),
  }));
  record({ effective: true, before: before.special, after: after.special });
  return { message: 'Special hours saved.' };
}
