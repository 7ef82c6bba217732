import type { HistoryTotals, OrderRow } from './types';

type Counted = Pick<OrderRow, 'status' | 'total'>;

/** Adds up orders one by one. Only this function contains the rules for totals. */
export function createTotals() {
  let orders = 0;
  const [paid, declined] = [createSum(), createSum()];
  return {
    add({ status, total }: Counted): void {
      orders += 1;
      (status === 'declined' ? declined : paid).add(total);
    },
    read(): HistoryTotals {
      const { sum, count } = paid.read();
      return {
        orders,
        revenue: sum,
        average: sum === null ? null : sum / count,
        lost: declined.read().sum,
      };
    },
  };
}

/** Adds in thousandths, the smallest unit of any currency, because sums of decimals have rounding errors. */
function createSum() {
  let [sum, count] = [0, 0];
  return {
    add(amount: number | null): void {
      if (amount === null) return;
      sum += Math.round(amount * 1000);
      count += 1;
    },
    read: () => ({ sum: count > 0 ? sum / 1000 : null, count }),
  };
}

export function totalsOf(rows: readonly Counted[]): HistoryTotals {
  const totals = createTotals();
  rows.forEach(totals.add);
  return totals.read();
}
