import { useAtomValue } from 'jotai';
import { useDeferredValue, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { formatsAtom } from '../../../core/format/formatsAtom';
import { useText } from '../../../core/messages/useText';
import { LazyPart } from '../../../ui/patterns/LazyPart';
import { lazyPage } from '../../../ui/patterns/lazyPage';
import { Page } from '../../../ui/patterns/Page';
import { PeriodSelect } from '../../../ui/patterns/period/PeriodSelect';
import type { Period } from '../../../ui/patterns/period/period';
import { EmptyState, QueryView } from '../../../ui/patterns/QueryView';
import { Skeleton } from '../../../ui/primitives/Skeleton';
import { InsightsView } from '../components/InsightsView';
import { Report } from '../components/Report';
import type { Figures } from '../figures/computeFigures';
import { readInsightsPeriod, writeInsightsPeriod } from '../insightsUrl';
import messages from '../messages.en.json';
import { useInsights } from '../useInsights';

const PeriodDialog = lazyPage(
  () => import('../../../ui/patterns/period/PeriodDialog'),
  'PeriodDialog',
);

const Box = styled.div`
  flex: 1 1 200px;
  max-inline-size: 280px;
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
          {(figures) => figures && <InsightsView key={keyOf(figures)} figures={figures} />}
        </QueryView>
      </Report>
    </Page>
  );
}

/** A different key for each period, so that a new period starts with its first part. */
function keyOf({ range: { from, to } }: Figures): string {
  return `${from} ${to}`;
}

function NoOrders({ figures }: { figures: Figures | null | undefined }) {
  const text = useText(messages);
  const { date } = useAtomValue(formatsAtom);
  if (figures === undefined) return <EmptyState text={text('failed')} />;
  if (figures === null) return <EmptyState text={text('emptyDays')} help={text('emptyHelp')} />;
  const [from, to] = [date(figures.range.from), date(figures.range.to)];
  return <EmptyState text={text('empty', { from, to })} help={text('emptyHelp')} />;
}

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
