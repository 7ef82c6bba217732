import type { OrderRow, HistoryTotals } from './types';

type Counted = Pick<OrderRow, 'status' | 'total'>;

/** Adds up orders one by one. Only this function contains the rules for totals. */
export function createTotals() {
  // Adds in thousandths, the smallest unit of any currency, because sums of decimals have rounding errors.
  let [orders, sum, paid] = [0, 0, 0];
  return {
    add({ status, total }: Counted): void {
      orders += 1;
      if (status === 'declined' || total === null) return;
      sum += Math.round(total * 1000);
      paid += 1;
    },
    read(): HistoryTotals {
      const revenue = paid > 0 ? sum / 1000 : null;
      return { orders, revenue, average: revenue === null ? null : revenue / paid };
    },
  };
}

export function totalsOf(rows: readonly Counted[]): HistoryTotals {
  const totals = createTotals();
  rows.forEach(totals.add);
  return totals.read();
}
