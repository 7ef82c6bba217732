import { useAtomValue } from 'jotai';
import { memo, startTransition, useEffect, useMemo, useState } from 'react';
import { afterPaint } from '../../../core/async/afterPaint';
import { formatsAtom } from '../../../core/format/formatsAtom';
import { useText } from '../../../core/messages/useText';
import { paths } from '../../../core/navigation/paths';
import { hasScreenAtom } from '../../../core/navigation/screens';
import { accessAtom, screenNeeds } from '../../../core/permissions/access';
import { LazyPart } from '../../../ui/patterns/LazyPart';
import { lazyPage } from '../../../ui/patterns/lazyPage';
import { Banner } from '../../../ui/primitives/Banner';
import { Quiet, Stack } from '../../../ui/primitives/layout/Layout';
import { StatCard } from '../../../ui/primitives/layout/ScreenLayout';
import { Skeleton } from '../../../ui/primitives/Skeleton';
import { type Advice, adviceOf } from '../figures/advice';
import type { Figures } from '../figures/computeFigures';
import type { OrderGroup } from '../insightsUrl';
import messages from '../messages.en.json';
import { useAdviceWords, useInsightWords } from '../useInsightWords';
import { CloseOfDay } from './CloseOfDay';
import { Course } from './Course';
import { DishTables } from './DishTables';
import { HourMap } from './HourMap';
import { Cards, Halves, KeyCards } from './insightStyles';
import { FigureTable, Gaps, OrdersLink, Section } from './parts';
import { Scorecard } from './Scorecard';

/** With fewer orders, percentages and medians mean little. */
const FEW_ORDERS = 10;

const IssueInsights = lazyPage(() => import('./IssueInsights'), 'IssueInsights');

/** Memoized, so that the parts render again only for new figures. */
export const InsightsView = memo(function InsightsView({ figures }: { figures: Figures }) {
  const text = useText(messages);
  const { span } = useInsightWords();
  const { range, current, previous } = figures;
  const maySee = useAtomValue(accessAtom)(screenNeeds(paths.issues));
  const hasIssues = useAtomValue(hasScreenAtom)(paths.issues) && maySee;
  const parts = useMemo(() => partsOf(figures, hasIssues), [figures, hasIssues]);
  const stage = useStages(parts.length + 1);
  return (
    <Stack>
      <Quiet as="p">
        {text(range.isOpen ? 'comparedOpen' : 'compared', {
          span: span(range.from, range.to),
          count: current.orders,
          before: span(range.previousFrom, range.previousTo),
        })}
      </Quiet>
      {current.orders < FEW_ORDERS && <Banner>{text('tooFew', { count: current.orders })}</Banner>}
      <Gaps figures={figures} />
      <AdviceBanner figures={figures} />
      <KeyFigures {...{ range, current, previous }} />
      {parts.slice(0, stage - 1)}
      {stage <= parts.length && <Skeleton count={1} height="320px" />}
    </Stack>
  );
});

function partsOf(figures: Figures, hasIssues: boolean) {
  const { range, current, previous, course, hours, dishes, promises } = figures;
  const isToday = range.isOpen && range.from === range.to;
  return [
    <Scorecard key="scorecard" range={range} current={current} />,
    <Course key="course" {...course} />,
    <HourMap key="hours" {...hours} />,
    <DishTables key="dishes" range={range} dishes={dishes} />,
    <Preparation key="preparation" {...{ range, current, previous, promises }} />,
    <LazyPart key="issues" isShown={hasIssues}>
      <IssueInsights range={range} />
    </LazyPart>,
    ...(isToday ? [<CloseOfDay key="close" figures={figures} />] : []),
  ];
}

type PreparationProps = Pick<Figures, 'range' | 'current' | 'previous' | 'promises'>;

/** Compares the promised and the actual preparation times. */
function Preparation({ range, current, previous, promises }: PreparationProps) {
  const text = useText(messages);
  const { number } = useAtomValue(formatsAtom);
  const { minutes, share } = useInsightWords();
  return (
    <Section title={text('preparation')} help={text('preparationHelp')}>
      {promises.length === 0 ? (
        <Quiet as="p">{text('noTimes')}</Quiet>
      ) : (
        <Halves>
          <Cards>
            <StatCard
              label={text('promised')}
              value={minutes(current.promisedMs)}
              note={text('before', { value: minutes(previous.promisedMs) })}
            />
            <StatCard
              label={text('taken')}
              value={minutes(current.preparedMs)}
              note={text('before', { value: minutes(previous.preparedMs) })}
            />
            <Quiet>
              <OrdersLink days={range} group={{ handling: 'prepared' }}>
                {text('fromOrders', { count: current.prepared })}
              </OrdersLink>
            </Quiet>
          </Cards>
          <FigureTable
            caption={text('preparation')}
            heads={[text('promised'), text('taken'), text('columnOrders'), text('columnLate')]}
            rows={promises.map((group) => ({
              key: String(group.minutes),
              cells: [
                minutes(group.minutes * 60_000),
                minutes(group.preparedMs),
                number(group.orders),
                share(group.late, group.orders),
              ],
            }))}
          />
        </Halves>
      )}
    </Section>
  );
}

/** Counts up to `all`, one step after each paint, so that the parts are not rendered in one long task. */
function useStages(all: number): number {
  const [stage, setStage] = useState(1);
  useEffect(() => {
    if (stage >= all) return;
    let isCancelled = false;
    void afterPaint().then(() => {
      if (!isCancelled) startTransition(() => setStage(stage + 1));
    });
    return () => {
      isCancelled = true;
    };
  }, [stage, all]);
  return stage;
}

const HANDLING = {
  rejections: 'rejected',
  promise: 'late',
  answers: 'slow',
} as const satisfies Record<Advice['kind'], OrderGroup['handling']>;

/** What the owner could change. Each advice opens the orders that are its reason. */
function AdviceBanner({ figures }: { figures: Figures }) {
  const words = useAdviceWords();
  const advice = adviceOf(figures);
  if (advice.length === 0) return null;
  return (
    <Banner tone="warning">
      <Stack gap={2}>
        {advice.map((one) => (
          <span key={one.kind}>
            <OrdersLink days={figures.range} group={{ handling: HANDLING[one.kind] }}>
              {words(one)}
            </OrdersLink>
          </span>
        ))}
      </Stack>
    </Banner>
  );
}

type KeyFiguresProps = Pick<Figures, 'range' | 'current' | 'previous'>;

/** Revenue, orders, average and declined orders, each with its value in the period before. */
function KeyFigures({ range, current, previous }: KeyFiguresProps) {
  const text = useText(messages);
  const { money, number } = useAtomValue(formatsAtom);
  const { change } = useInsightWords();
  // Without orders in the previous period, its amounts are unknown too.
  const before = previous.orders > 0 ? previous : null;
  return (
    <KeyCards>
      {(['revenue', 'average'] as const).map((name) => (
        <StatCard
          key={name}
          label={text(name)}
          value={money(current[name])}
          note={change(current[name], before?.[name] ?? null, money)}
        />
      ))}
      {(['orders', 'declined'] as const).map((name) => (
        <StatCard
          key={name}
          label={text(name)}
          value={
            <OrdersLink
              days={range}
              group={name === 'declined' ? { status: name } : {}}
              label={`${number(current[name])} ${text(name)}`}
            >
              {number(current[name])}
            </OrdersLink>
          }
          note={change(current[name], before?.[name] ?? null, number)}
        />
      ))}
    </KeyCards>
  );
}
