import { useAtomValue } from 'jotai';
import { useCallback, useMemo, useState } from 'react';
import { formatsAtom } from '../../core/format/formatsAtom';
import { zoneAtom } from '../../core/format/zoneAtom';
import { hasPagedDaysAtom } from '../../core/orders/history/limits';
import type { Period } from '../../ui/patterns/period/period';
import type { QueryResult } from '../../ui/patterns/QueryView';
import { useClock } from '../../ui/patterns/useClock';
import type { Figures } from './figures/computeFigures';
import { OLDEST_DAY, rangeOf } from './figures/range';
import { figuresAtom, ordersAtom } from './queries';

/** The figures of a period; `null` if it has no days. */
export function useInsights({ period: name, from, to }: Period): QueryResult<Figures | null> {
  const hasPages = useAtomValue(hasPagedDaysAtom);
  const zone = useAtomValue(zoneAtom);
  const { isoDay } = useAtomValue(formatsAtom);
  const today = useClock(useCallback((now: number) => isoDay(now), [isoDay]));
  const orders = useAtomValue(
    useMemo(() => {
      const now = zone.startOf(today);
      const period = { period: name, from, to };
      return ordersAtom(rangeOf({ period, now, zone, firstDay: OLDEST_DAY }), hasPages);
    }, [hasPages, zone, today, name, from, to]),
  );
  const { data: history } = orders;
  // The whole history is a plain list, and a time span is an object with `rows`.
  const { rows, isIncomplete } =
    history && 'rows' in history ? history : { rows: history, isIncomplete: false };
  const { dataUpdatedAt: updatedAt } = orders;
  const computed = useAtomValue(
    useMemo(
      () =>
        figuresAtom({
          rows,
          isIncomplete,
          updatedAt,
          period: { period: name, from, to },
          today,
          hasPages,
        }),
      [rows, isIncomplete, updatedAt, name, from, to, today, hasPages],
    ),
  );
  const data = useLast(computed.data, `${name} ${from} ${to}`);
  return {
    data,
    isPending: data === undefined,
    // Show no failure while the figures of older orders are computed.
    isError: computed.isError || (orders.isError && (!rows || data !== undefined)),
    isFetching: orders.isFetching || computed.isFetching,
    dataUpdatedAt: updatedAt,
    refetch: () => (computed.isError ? computed.refetch() : orders.refetch()),
  };
}

/** Returns the last known value for a key until the next one is known. */
function useLast<Value>(value: Value | undefined, key: string): Value | undefined {
  const [last, setLast] = useState<{ key: string; value: Value } | null>(null);
  if (value !== undefined && (value !== last?.value || key !== last.key)) setLast({ key, value });
  return value ?? (last?.key === key ? last.value : undefined);
}
