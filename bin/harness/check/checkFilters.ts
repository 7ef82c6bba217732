import { asObject, type Fields } from '../../../sandbox/fields.ts';
import {
  HISTORY_FILTERS,
  type HistoryFilterName,
} from '../../../src/core/contracts/capabilities.ts';
import { type Answer, type Backend, callBackend, conforms, differs } from './backend.ts';
import { historyPage, type Known } from './plan.ts';

export const HISTORY_FILTER_NAMES: readonly string[] = Object.keys(HISTORY_FILTERS);

/** Filters that no order matches. */
const NONE: readonly (readonly [HistoryFilterName, Fields])[] = [
  ['period', { from: '9000-01-01T00:00:00+00:00' }],
  ['period', { to: '1970-01-02T00:00:00+00:00' }],
  ['amount', { min: 1_000_000_000 }],
  ['amount', { max: -1 }],
  ['item', { item: 'contract-check' }],
  ['customer', { customer: 'contract-check' }],
];
/** The totals of an empty list. */
const NO_TOTALS = { orders: 0, revenue: null };
const PAYMENTS = ['captured', 'failed', 'other'];

/**
 * Filters the history by values that no order has, by values of the newest order, and by payment; only by what the
 * backend can filter by.
 */
export async function checkFilters(backend: Backend, context: Known): Promise<Answer> {
  const read = async (more: Fields) => {
    const body = historyPage(context);
    const filter = { ...asObject(body.filter), ...more };
    const step = {
      endpoint: 'historyPage',
      needs: [],
      fields: () => ({ ...body, filter }),
    } as const;
    const { verdict, detail, faults, ...page } = await callBackend(backend, step, context);
    const totals = asObject(page.body.totals) ?? {};
    const ids = Array.isArray(page.data) ? page.data.map((order) => asObject(order)?._id) : [];
    return { problem: verdict === 'conforms' ? null : differs(detail, faults), totals, ids, page };
  };
  const has = (name: HistoryFilterName) => backend.historyFilters.includes(name);
  const all = await read({});
  for (const [name, filter] of NONE) {
    if (!has(name)) continue;
    const { problem, totals, ids } = await read(filter);
    if (problem) return problem;
    const asked = `the filter ${JSON.stringify(filter)}, which no order matches`;
    if (ids.length > 0) return differs(`${ids.length} orders for ${asked}`);
    const wrong = Object.entries(NO_TOTALS).find(([name, none]) => totals[name] !== none);
    if (wrong) return differs(`totals.${wrong[0]} is not ${wrong[1]} for ${asked}`);
  }
  const newest = asObject(Array.isArray(all.page.data) ? all.page.data[0] : null);
  if (newest && (has('period') || has('amount'))) {
    const { createdAt: from, total_amount: total } = newest;
    const filter = {
      ...(has('period') && { from }),
      ...(has('amount') && typeof total === 'number' && { min: total, max: total }),
    };
    const { problem, ids } = await read(filter);
    if (problem) return problem;
    if (!ids.includes(newest._id))
      return differs('the newest order is not found by its time and total');
  }
  if (!has('payment')) return conforms;
  const groups = await Promise.all(PAYMENTS.map((payment) => read({ payment })));
  const sum = groups.reduce((count, { totals }) => count + Number(totals.orders), 0);
  const [before, after] = [all, await read({})].map(({ totals }) => Number(totals.orders));
  // A new order can arrive between the calls.
  const isWhole = sum >= Number(before) && sum <= Number(after);
  return isWhole ? conforms : differs(`${sum} of ${after} orders have one of the payments`);
}
