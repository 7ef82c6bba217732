import { asObject, type Fields } from '../../../sandbox/fields.ts';
import { type Answer, type Backend, callBackend, conforms, differs } from './backend.ts';
import type { Known, Step } from './plan.ts';

const LABEL = 'Contract check';
/** Days until the date that the check adds, so that no customer sees it. */
const AHEAD = 400;
const DAY_MS = 86_400_000;

/** Adds a date far ahead, finds it in the hours, and deletes it. */
export async function checkSpecialDay(backend: Backend, context: Known): Promise<Answer> {
  const date = new Date(Date.now() + AHEAD * DAY_MS).toISOString().slice(0, 10);
  const call = (endpoint: Step['endpoint'], fields: Fields = {}) => {
    const body = { restaurant_id: context.restaurantId, ...fields };
    return callBackend(backend, { endpoint, needs: [], fields: () => body }, context);
  };
  const read = async () => {
    const { data } = await call('restaurantGet');
    const restaurant = asObject(Array.isArray(data) ? data[0] : data);
    const special = asObject(restaurant?.timings)?.special;
    const days: readonly unknown[] = Array.isArray(special) ? special : [];
    return days.map(asObject).find((day) => day?.date === date);
  };
  if (await read()) return differs(`the hours already have ${date}`);
  const day = { date, label: LABEL, closed: true, timings: [] };
  const saved = await call('specialDaySave', day);
  if (saved.verdict !== 'conforms') return saved;
  const savedDay = await read();
  if (!savedDay) return differs('the hours do not contain the date');
  const again = await call('specialDaySave', day);
  const deleted = await call('specialDayDelete', { special_day_id: savedDay._id });
  if (deleted.verdict !== 'conforms') return differs(`the date ${date} was not deleted`);
  const left = await read();
  if (again.verdict === 'conforms') {
    await call('specialDayDelete', { special_day_id: left?._id });
    return differs('a date was added twice');
  }
  return left ? differs('the deleted date is still in the hours') : conforms;
}
