import { useAtomValue } from 'jotai';
import { useDeferredValue, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { formatsAtom } from '../../../core/format/formatsAtom';
import { useText } from '../../../core/messages/useText';
import { paths } from '../../../core/navigation/paths';
import { RETURNING } from '../../../core/navigation/returning';
import { LazyPart } from '../../../ui/patterns/LazyPart';
import { lazyPage } from '../../../ui/patterns/lazyPage';
import { Page } from '../../../ui/patterns/Page';
import { PeriodSelect } from '../../../ui/patterns/period/PeriodSelect';
import type { Period } from '../../../ui/patterns/period/period';
import { EmptyState, QueryView } from '../../../ui/patterns/QueryView';
import { Stack } from '../../../ui/primitives/layout/Layout';
import { Paper } from '../../../ui/primitives/layout/Paper';
import { Skeleton } from '../../../ui/primitives/Skeleton';
import { box, font } from '../../../ui/theme/theme';
import { CloseOfDay } from '../components/CloseOfDay';
import { Chart, Readout, TableBox } from '../components/chartStyles';
import { InsightsView } from '../components/InsightsView';
import { Halves, KeyCards } from '../components/insightStyles';
import type { Figures } from '../figures/computeFigures';
import { dayPeriod, readClosedDay, readInsightsPeriod, writeInsightsPeriod } from '../insightsUrl';
import messages from '../messages.en.json';
import { useInsights } from '../useInsights';

/**
 * The container queries and print rules of all parts of the page. If a part added these rules, they would restyle the
 * parts above it again.
 */
const Report = styled(Stack)`
  /* Two amounts of seven digits with decimals are side by side. */
  ${box.narrow} {
    & ${KeyCards} > * > [data-part='value'] {
      font-size: clamp(${font.size.md}, 13.5cqi, ${font.size.lg});
    }
    && ${KeyCards} > :first-child > [data-part='value'] {
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

/** `/insights`, and the close of one day at `/insights?day=2026-11-20` */
export function InsightsPage() {
  const text = useText(messages);
  const navigate = useNavigate();
  const [params, setParams] = useSearchParams();
  // A URL change re-renders every link, so the figures are rendered in a separate task.
  const deferred = new URLSearchParams(useDeferredValue(params.toString()));
  const day = readClosedDay(deferred);
  const query = useInsights(day ? dayPeriod(day) : readInsightsPeriod(deferred));
  const frame = day
    ? {
        title: text('closeOfDay'),
        onBack: () => void navigate(paths.dashboard, { state: RETURNING }),
      }
    : {
        title: text('title'),
        filters: (
          <PeriodFilter
            period={readInsightsPeriod(params)}
            days={query.data?.range}
            onChange={(next) => setParams(writeInsightsPeriod(next), { replace: true })}
          />
        ),
      };
  return (
    <Paper>
      <Page {...frame}>
        <Report>
          <QueryView
            query={query}
            skeleton={<Skeleton count={4} height="120px" gap="12px" />}
            empty={<NoOrders figures={query.data} />}
            isEmpty={(figures) => !figures || figures.current.orders === 0}
          >
            {(figures) =>
              figures &&
              (day ? (
                <CloseOfDay isAlone figures={figures} />
              ) : (
                // A different key for each period, so that a new period starts with its first part.
                <InsightsView key={`${figures.range.from} ${figures.range.to}`} figures={figures} />
              ))
            }
          </QueryView>
        </Report>
      </Page>
    </Paper>
  );
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
