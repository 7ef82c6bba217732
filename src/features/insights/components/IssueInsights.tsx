import { useAtomValue } from 'jotai';
import { useMemo } from 'react';
import { formatsAtom } from '../../../core/format/formatsAtom';
import { NOTHING } from '../../../core/format/nothing';
import { clip } from '../../../core/format/wireValues';
import { zoneAtom } from '../../../core/format/zoneAtom';
import { useText } from '../../../core/messages/useText';
import { useIssueWords } from '../../../core/orders/issues/useIssueWords';
import { QueryView } from '../../../ui/patterns/QueryView';
import { Banner } from '../../../ui/primitives/Banner';
import { Quiet, Stack } from '../../../ui/primitives/layout/Layout';
import { StatCard } from '../../../ui/primitives/layout/ScreenLayout';
import { Skeleton } from '../../../ui/primitives/Skeleton';
import {
  computeIssueFigures,
  type IssueFigures,
  type IssueGroup,
  type PeriodIssues,
} from '../figures/issueFigures';
import type { Range } from '../figures/range';
import { createPeriodIssuesAtom } from '../issueQueries';
import messages from '../issues/messages.en.json';
import insightMessages from '../messages.en.json';
import { useInsightWords } from '../useInsightWords';
import { Cards, Halves } from './insightStyles';
import { FigureTable, OrdersLink, Section } from './parts';

/** The issues of a period: by dish, kind and hour, what they cost, and how many were answered in time. */
export function IssueInsights({ range }: { range: Range }) {
  const text = useText(messages);
  const { start, end } = range;
  const query = useAtomValue(useMemo(() => createPeriodIssuesAtom({ start, end }), [start, end]));
  return (
    <Section title={text('title')} help={text('help')}>
      <QueryView
        query={query}
        empty={<Quiet as="p">{text('failed')}</Quiet>}
        isEmpty={(issues) => !issues}
        skeleton={<Skeleton count={1} height="240px" />}
      >
        {(issues) => <Figures range={range} {...issues} />}
      </QueryView>
    </Section>
  );
}

function Figures({ range, issues, isCut }: PeriodIssues & { range: Range }) {
  const text = useText(messages);
  const { number, money } = useAtomValue(formatsAtom);
  const { weekHourOf } = useAtomValue(zoneAtom);
  const { share } = useInsightWords();
  const { start, end } = range;
  const figures = useMemo(
    () => computeIssueFigures(issues, { start, end, hourOf: (at) => weekHourOf(at) % 24 }),
    [issues, start, end, weekHourOf],
  );
  if (figures.count === 0) return <Quiet as="p">{text('none')}</Quiet>;
  return (
    <Stack>
      {isCut && <Banner>{text('isCut', { count: issues.length })}</Banner>}
      <Cards>
        <StatCard
          label={text('title')}
          value={
            <OrdersLink
              days={range}
              group={{ handling: 'issue' }}
              label={`${number(figures.count)} ${text('title')}`}
            >
              {number(figures.count)}
            </OrdersLink>
          }
        />
        <StatCard label={text('cost')} value={money(figures.cost)} />
        <StatCard
          label={text('inTime')}
          value={share(figures.answered, figures.due)}
          note={figures.due > 0 && text('ofDue', { count: figures.answered, all: figures.due })}
        />
      </Cards>
      <Tables range={range} figures={figures} />
    </Stack>
  );
}

function Tables({ range, figures }: { range: Range; figures: IssueFigures }) {
  const text = useText(messages);
  const insightText = useText(insightMessages);
  const { number, money, clock } = useAtomValue(formatsAtom);
  const words = useIssueWords();
  const cells = ({ count, cost }: IssueGroup<unknown>) => [
    number(count),
    cost === null ? NOTHING : money(cost),
  ];
  const heads = (first: string) => [first, text('title'), text('cost')];
  return (
    <Halves>
      <FigureTable
        caption={text('byKind')}
        heads={heads(text('byKind'))}
        rows={figures.kinds.map((group) => ({
          key: group.name,
          cells: [words.kind({ kind: group.name }), ...cells(group)],
        }))}
      />
      {figures.dishes.length > 0 && (
        <FigureTable
          caption={text('byDish')}
          heads={heads(text('byDish'))}
          rows={figures.dishes.map((group) => ({
            key: group.name,
            cells: [
              <OrdersLink key="name" days={range} group={{ item: group.name, handling: 'issue' }}>
                {clip(group.name)}
              </OrdersLink>,
              ...cells(group),
            ],
          }))}
        />
      )}
      <FigureTable
        caption={text('byHour')}
        heads={heads(insightText('columnHour'))}
        rows={figures.hours.map((group) => ({
          key: String(group.name),
          cells: [clock(`${String(group.name).padStart(2, '0')}:00`), ...cells(group)],
        }))}
      />
    </Halves>
  );
}
