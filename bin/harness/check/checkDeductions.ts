import { asObject, type Fields } from '../../../sandbox/fields.ts';
import {
  type Answer,
  type Backend,
  callBackend,
  conforms,
  differs,
  skipped,
  whyNotAsked,
} from './backend.ts';
import type { Known } from './plan.ts';

/** Every currency has at most three decimals. */
const UNITS = 1_000;

/**
 * Reads the newest cycle that has deductions. Its lines have to explain what is between `gross` and `net` to the
 * smallest unit, and a line of an order may not name another one.
 */
export async function checkDeductions(backend: Backend, context: Known): Promise<Answer> {
  const { restaurantId } = context;
  const call = (endpoint: 'pendingPayouts' | 'payoutDetails', fields: Fields = {}) => {
    const sent = () => ({ restaurant_id: restaurantId, ...fields });
    return callBackend(backend, { endpoint, needs: [], fields: sent }, context);
  };
  const listed = await call('pendingPayouts');
  if (listed.verdict !== 'conforms') return listed;
  const cycles = rowsOf(listed.data);
  const cycle = cycles.find(({ deductions }) => rowsOf(deductions).length > 0);
  if (!cycle) {
    const hasOrders = cycles.some((one) => Number(one.total_week_order) > 0);
    return hasOrders ? differs('no cycle has deductions') : skipped('no cycle has orders');
  }
  const reason = whyNotAsked(backend, 'payoutDetails');
  if (reason) return skipped(`payoutDetails is ${reason}`);
  const read = await call('payoutDetails', { payout_cycle: cycle.payout_cycle });
  if (read.verdict !== 'conforms') return differs(`payoutDetails: ${read.detail}`, read.faults);

  const { orders, deductions, totals } = asObject(read.data) ?? {};
  const entries = rowsOf(orders);
  const isForeign = (entry: Fields) =>
    rowsOf(entry.deductions).some((line) => line.order_id && line.order_id !== entry.order_id);
  if (entries.some(isForeign)) return differs('a line of an order names another order');
  const lines = [...rowsOf(deductions), ...entries.flatMap((entry) => rowsOf(entry.deductions))];
  if (lines.length === 0) return differs('payoutDetails has no line of a cycle with deductions');
  const { gross, net } = asObject(totals) ?? {};
  const explained = lines.reduce((sum, { amount, tax }) => sum + toUnits(amount) + toUnits(tax), 0);
  const rest = toUnits(gross) - explained - toUnits(net);
  if (rest === 0) return conforms;
  return differs(`the lines leave ${rest / UNITS} between gross and net of the cycle unexplained`);
}

function toUnits(amount: unknown): number {
  return Math.round(Number(amount ?? 0) * UNITS);
}

function rowsOf(value: unknown): Fields[] {
  return [value]
    .flat()
    .map(asObject)
    .filter((row) => row !== null);
}
