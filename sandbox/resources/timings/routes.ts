import { type Answer, Refusal } from '../../answers.ts';
import type { SignedInInput } from '../../calls.ts';
import { numberField, objectField, textField } from '../../fields.ts';
import type { Resource } from '../resource.ts';
import type { TimingSlot, Timings } from './schema.ts';
import { seedDemo } from './seed.ts';
import { deleteSpecialDay, saveSpecialDay } from './special.ts';
import { changeTimings } from './store.ts';
import { allDays, checkDay, dayOf, mergeTimings } from './timings.ts';

type Change = (timings: Timings) => Timings;

async function save({ sandbox, vendor, record }: SignedInInput, change: Change) {
  const { before, after } = await changeTimings(sandbox, vendor.restaurantId, change);
  record({ effective: true, before, after });
}

async function addTimings(input: SignedInInput): Promise<Answer> {
  const sent = objectField(input.fields, 'timings') ?? {};
  await save(input, (timings) => mergeTimings(timings, sent));
  return { message: 'Timings saved.' };
}

async function updateSlot(input: SignedInInput): Promise<Answer> {
  const id = textField(input.fields, 'timing_id');
  await save(input, (timings) => {
    const isHere = ({ _id }: TimingSlot) => _id === id;
    const day = allDays(timings).find((one) => one.timings.some(isHere));
    const slot = day?.timings.find(isHere);
    if (!day || !slot) throw new Refusal(404, 'There is no such slot.');
    refuseFixed(slot);
    slot.open_times = textField(input.fields, 'open_times');
    slot.close_time = textField(input.fields, 'close_time');
    checkDay(day.timings);
    return timings;
  });
  return { message: 'Slot updated.' };
}

async function deleteSlot(input: SignedInInput): Promise<Answer> {
  const number = numberField(input.fields, 'day_of_week', -1);
  const index = numberField(input.fields, 'index', -1);
  await save(input, (timings) => {
    const day = dayOf(timings, number);
    const slot = day.timings[index];
    if (!slot) throw new Refusal(404, 'There is no such slot.');
    refuseFixed(slot);
    day.timings.splice(index, 1);
    return timings;
  });
  return { message: 'Slot deleted.' };
}

function refuseFixed(slot: TimingSlot): void {
  if (!slot.is_edit_delete) throw new Refusal(400, 'This slot cannot be changed.');
}

async function setDayStatus(input: SignedInInput): Promise<Answer> {
  const { status } = input.fields;
  await save(input, (timings) => {
    const day = dayOf(timings, numberField(input.fields, 'day', -1));
    day.outlet_status = typeof status === 'string' ? status : status === true;
    return timings;
  });
  return { message: 'Day online status updated!' };
}

export const timings: Resource = {
  calls: {
    timingsAdd: addTimings,
    timingsUpdate: updateSlot,
    timingsDelete: deleteSlot,
    timingsDayStatus: setDayStatus,
    specialDaySave: saveSpecialDay,
    specialDayDelete: deleteSpecialDay,
  },
  seedDemo,
};
