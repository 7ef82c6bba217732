import type { SandboxControl, Vendor } from '../../testing/index.ts';

/** 40 completed orders C-1 (the newest) to C-40, with totals from 101 to 140. */
export function pastOrders() {
  return Array.from({ length: 40 }, (_, index) => ({
    order_id: `C-${index + 1}`,
    status: 'completed',
    ageMinutes: 120 + index,
    total_amount: 101 + index,
    billing_detail: { payment_status: 'captured', total_amount: 101 + index },
    customerName: index < 30 ? 'Asha Sample' : 'Ravi Sample',
  }));
}

/** The size of a page that is read only for the totals of today. */
const TOTALS_ONLY = 1;

/** The requested pages. @throws if the whole list was requested */
export async function pagesOf(sandbox: SandboxControl, { restaurantId }: Vendor) {
  const lists = await sandbox.log({ restaurantId, endpoint: 'orderHistory' });
  if (lists.length > 0) throw new Error('The whole history was requested');
  const calls = await sandbox.log({ restaurantId, endpoint: 'historyPage' });
  return calls
    .map(({ fields: { filter, sort, size } }) => ({ filter, sort, size }))
    .filter(({ size }) => size !== TOTALS_ONLY);
}
