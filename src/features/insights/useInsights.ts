import { useAtomValue } from 'jotai';
import { useCallback, useMemo, useState } from 'react';
import { formatsAtom } from '../../core/state/services';
import type { Period } from '../../ui/patterns/period/period';
import type { QueryResult } from '../../ui/patterns/QueryView';
import { useClock } from '../../ui/patterns/useClock';
import type { Figures } from './figures/computeFigures';
import { figuresAtom, ordersAtom } from './queries';

/** The figures of a period; `null` if it has no days. */
export function useInsights({ period: name, from, to }: Period): QueryResult<Figures | null> {
  const orders = useAtomValue(ordersAtom);
  const { isoDay } = useAtomValue(formatsAtom);
  const today = useClock(useCallback((now: number) => isoDay(now), [isoDay]));
  const { data: rows, dataUpdatedAt: updatedAt } = orders;
  const computed = useAtomValue(
    useMemo(
      () => figuresAtom({ rows, updatedAt, period: { period: name, from, to }, today }),
      [rows, updatedAt, name, from, to, today],
    ),
  );
  const data = useLast(computed.data, `${name} ${from} ${to}`);
  return {
    data,
    isPending: data === undefined,
    // Old orders are not a failure while their figures are computed.
    isError: computed.isError || (orders.isError && (!rows || data !== undefined)),
    isFetching: orders.isFetching || computed.isFetching,
    dataUpdatedAt: updatedAt,
    refetch: () => (computed.isError ? computed.refetch() : orders.refetch()),
  };
}

/** The last value for a key, until the next one is known. */
function useLast<Value>(value: Value | undefined, key: string): Value | undefined {
  const [last, setLast] = useState<{ key: string; value: Value } | null>(null);
  if (value !== undefined && (value !== last?.value || key !== last.key)) setLast({ key, value });
  return value ?? (last?.key === key ? last.value : undefined);
}
