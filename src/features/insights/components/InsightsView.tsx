import { useAtomValue } from 'jotai';
import { memo, startTransition, useEffect, useMemo, useState } from 'react';
import { useText } from '../../../core/messages/useText';
import { formatsAtom } from '../../../core/format/formatsAtom';
import { Banner } from '../../../ui/primitives/Banner';
import { Stack } from '../../../ui/primitives/layout/Layout';
import { Quiet } from '../../../ui/primitives/layout/Text';
import { Skeleton } from '../../../ui/primitives/Skeleton';
import { AdviceBanner } from './AdviceBanner';
import { CloseOfDay } from './CloseOfDay';
import { Course } from './Course';
import { HourMap } from './HourMap';
import type { Figures } from '../figures/computeFigures';
import messages from '../messages.en.json';
import { useInsightWords } from '../useInsightWords';
import { DishTables } from './DishTables';
import { KeyFigures } from './KeyFigures';
import { Preparation } from './Preparation';
import { Scorecard } from './Scorecard';
import { HISTORY_LIMIT } from '../../../core/orders/history/constants';
import { afterPaint } from '../../../core/async/afterPaint';

/** With fewer orders, percentages and medians mean little. */
const FEW_ORDERS = 10;

/** Memoized, so that the parts render again only for new figures. */
export const InsightsView = memo(function InsightsView({ figures }: { figures: Figures }) {
  const text = useText(messages);
  const { number } = useAtomValue(formatsAtom);
  const { span } = useInsightWords();
  const { range, current, previous, isCut, isIncomplete } = figures;
  const parts = useMemo(() => partsOf(figures), [figures]);
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
      {isCut && <Banner>{text('isCut', { count: number(HISTORY_LIMIT) })}</Banner>}
      {isIncomplete && <Banner tone="warning">{text('isIncomplete')}</Banner>}
      <AdviceBanner figures={figures} />
      <KeyFigures {...{ range, current, previous }} />
      {parts.slice(0, stage - 1)}
      {stage <= parts.length && <Skeleton count={1} height="320px" />}
    </Stack>
  );
});

function partsOf(figures: Figures) {
  const { range, current, previous, course, hours, dishes, promises } = figures;
  const isToday = range.isOpen && range.from === range.to;
  return [
    <Scorecard key="scorecard" range={range} current={current} />,
    <Course key="course" {...course} />,
    <HourMap key="hours" {...hours} />,
    <DishTables key="dishes" range={range} dishes={dishes} />,
    <Preparation key="preparation" {...{ range, current, previous, promises }} />,
    ...(isToday ? [<CloseOfDay key="close" figures={figures} />] : []),
  ];
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
