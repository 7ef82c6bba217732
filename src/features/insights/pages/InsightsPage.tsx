import { useAtomValue } from 'jotai';
import { useCallback, useDeferredValue, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { formatsAtom } from '../../../core/format/formatsAtom';
import { createZone } from '../../../core/format/zone';
import { useText } from '../../../core/messages/useText';
import { hasPagedDaysAtom } from '../../../core/orders/history/limits';
import { timeZoneAtom } from '../../../core/state/services';
import { LazyPart } from '../../../ui/patterns/LazyPart';
import { lazyPage } from '../../../ui/patterns/lazyPage';
import { Page } from '../../../ui/patterns/Page';
import { PeriodSelect } from '../../../ui/patterns/period/PeriodSelect';
import type { Period } from '../../../ui/patterns/period/period';
import { EmptyState, type QueryResult, QueryView } from '../../../ui/patterns/QueryView';
import { useClock } from '../../../ui/patterns/useClock';
import { Stack } from '../../../ui/primitives/layout/Layout';
import { Skeleton } from '../../../ui/primitives/Skeleton';
import { box, font } from '../../../ui/theme/theme';
import { Chart, Readout, TableBox } from '../components/chartStyles';
import { InsightsView } from '../components/InsightsView';
import { Halves, KeyCards } from '../components/insightStyles';
import type { Figures } from '../figures/computeFigures';
import { OLDEST_DAY, rangeOf } from '../figures/range';
import { readInsightsPeriod, writeInsightsPeriod } from '../insightsUrl';
import messages from '../messages.en.json';
import { figuresAtom, ordersAtom } from '../queries';

/**
 * The container queries and print rules of all parts of the page. If a part added these rules, they would restyle the
 * parts above it again.
 */
const Report = styled(Stack)`
  /* Two amounts of seven digits with decimals are side by side. */
  ${box.narrow} {
    & ${KeyCards} > * > [data-part='value'] {
      font-size: clamp(${font.size.md}, 13.5cqi, ${font.size.xl});
    }
  }
  ${box.wide} {
    & ${KeyCards} {
      grid-template-columns: repeat(4, minmax(0, 1fr));
    }
    & ${Halves} {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
  }
  @media screen {
    & ${TableBox}[data-closed] {
      display: none;
    }
  }
  @media print {
    & section {
      content-visibility: visible;
      break-inside: avoid;
    }
    & ${Readout}, & section button {
      display: none;
    }
    & ${Chart} {
      min-block-size: 0;
    }
    & ${TableBox} {
      max-block-size: none;
      overflow: visible;
    }
  }
`;

/** `/insights` */
export function InsightsPage() {
  const text = useText(messages);
  const [params, setParams] = useSearchParams();
  // A URL change re-renders every link, so the figures are rendered in a separate task.
  const deferred = useDeferredValue(params.toString());
  const query = useInsights(readInsightsPeriod(new URLSearchParams(deferred)));
  return (
    <Page
      title={text('title')}
      filters={
        <PeriodFilter
          period={readInsightsPeriod(params)}
          days={query.data?.range}
          onChange={(next) => setParams(writeInsightsPeriod(next), { replace: true })}
        />
      }
    >
      <Report>
        <QueryView
          query={query}
          skeleton={<Skeleton count={4} height="120px" gap="12px" />}
          empty={<NoOrders figures={query.data} />}
          isEmpty={(figures) => !figures || figures.current.orders === 0}
        >
          {(figures) =>
            figures && (
              // A different key for each period, so that a new period starts with its first part.
              <InsightsView key={`${figures.range.from} ${figures.range.to}`} figures={figures} />
            )
          }
        </QueryView>
      </Report>
    </Page>
  );
}

/** The figures of a period; `null` if it has no days. */
function useInsights({ period: name, from, to }: Period): QueryResult<Figures | null> {
  const hasPages = useAtomValue(hasPagedDaysAtom);
  const timeZone = useAtomValue(timeZoneAtom);
  const { isoDay } = useAtomValue(formatsAtom);
  const today = useClock(useCallback((now: number) => isoDay(now), [isoDay]));
  const orders = useAtomValue(
    useMemo(() => {
      const zone = createZone(timeZone);
      const now = zone.startOf(today);
      const period = { period: name, from, to };
      return ordersAtom(rangeOf({ period, now, zone, firstDay: OLDEST_DAY }), hasPages);
    }, [hasPages, timeZone, today, name, from, to]),
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

const PeriodDialog = lazyPage(
  () => import('../../../ui/patterns/period/PeriodDialog'),
  'PeriodDialog',
);

const Box = styled.div`
  flex: 1 1 200px;
  max-inline-size: 280px;
`;

interface PeriodFilterProps {
  period: Period;
  /** The days of the current period, which are the start values of a custom period. */
  days: Pick<Period, 'from' | 'to'> | undefined;
  onChange: (period: Period) => void;
}

function PeriodFilter({ period, days, onChange }: PeriodFilterProps) {
  const [draft, setDraft] = useState<Period | null>(null);
  const choose = (name: Period['period']) => {
    if (name === 'custom') setDraft({ from: '', to: '', ...days, period: name });
    else onChange({ period: name, from: '', to: '' });
  };
  const show = (next: Period) => {
    setDraft(null);
    onChange(next);
  };
  return (
    <Box>
      <PeriodSelect isRequired value={period} onChange={choose} />
      {draft && (
        <LazyPart isShown>
          <PeriodDialog value={draft} onShow={show} onClose={() => setDraft(null)} />
        </LazyPart>
      )}
    </Box>
  );
}

function NoOrders({ figures }: { figures: Figures | null | undefined }) {
  const text = useText(messages);
  const { date } = useAtomValue(formatsAtom);
  if (figures === undefined) return <EmptyState text={text('failed')} />;
  if (figures === null) return <EmptyState text={text('emptyDays')} help={text('emptyHelp')} />;
  const [from, to] = [date(figures.range.from), date(figures.range.to)];
  return <EmptyState text={text('empty', { from, to })} help={text('emptyHelp')} />;
}
