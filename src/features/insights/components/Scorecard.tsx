import { useAtomValue } from 'jotai';
import { useText } from '../../../core/messages/useText';
import { formatsAtom } from '../../../core/format/formatsAtom';
import { StatCard } from '../../../ui/primitives/layout/Card';
import { StatusChip } from '../../../ui/primitives/StatusChip';
import { Stack } from '../../../ui/primitives/layout/Layout';
import type { Figures } from '../figures/computeFigures';
import type { OrderGroup } from '../insightsUrl';
import messages from '../messages.en.json';
import { useInsightWords } from '../useInsightWords';
import { Cards } from './insightStyles';
import { OrdersLink } from './OrdersLink';
import { Section } from './Section';
import { Link } from 'react-router-dom';
import { paths } from '../../../core/navigation/paths';
import { hasScreenAtom } from '../../../core/navigation/screens';
import { accessAtom, screenNeeds } from '../../../core/permissions/access';
import { ratingsAtom } from '../../ratings/public';

/** The share of rejections, in percent, above which marketplaces remove a restaurant. */
const REJECTION_LINE = 3;

/** How orders were handled; each number opens its orders. */
export function Scorecard({ range, current }: Pick<Figures, 'range' | 'current'>) {
  const text = useText(messages);
  const { number } = useAtomValue(formatsAtom);
  const { share, duration } = useInsightWords();
  const { accepted, rejected, answered, slow, prepared, late } = current;
  const judged = accepted + rejected;
  const link = (label: string, handling: OrderGroup['handling'], words: string) => (
    <OrdersLink days={range} group={handling ? { handling } : {}} label={`${words}: ${label}`}>
      {words}
    </OrdersLink>
  );
  const part = (name: 'acceptance' | 'rejections' | 'late', count: number, all: number) => {
    const handling = { acceptance: 'accepted', rejections: 'rejected', late: 'late' } as const;
    const words = text('share', { count: number(count), all });
    return all === 0 ? text('noTimes') : link(text(name), handling[name], words);
  };
  const isOver = rejected > (judged * REJECTION_LINE) / 100;
  const line = text(isOver ? 'rejectionsOver' : 'rejectionsWithin', { line: REJECTION_LINE });
  return (
    <Section title={text('scorecard')} help={text('scorecardHelp')}>
      <Cards>
        <StatCard
          label={text('acceptance')}
          value={share(accepted, judged)}
          note={part('acceptance', accepted, judged)}
        />
        <StatCard
          label={text('rejections')}
          value={share(rejected, judged)}
          note={
            <Stack gap={2}>
              <span>{part('rejections', rejected, judged)}</span>
              {judged > 0 && (
                <span>
                  <StatusChip tone={isOver ? 'danger' : 'success'} label={line} />
                </span>
              )}
            </Stack>
          }
        />
        <StatCard
          label={text('late')}
          value={share(late, prepared)}
          note={part('late', late, prepared)}
        />
        <StatCard
          label={text('answer')}
          value={duration(current.answerMs)}
          note={
            answered === 0 ? (
              text('noTimes')
            ) : (
              <Stack gap={2}>
                <span>
                  {link(text('answer'), 'answered', text('fromOrders', { count: answered }))}
                </span>
                <span>{link(text('answer'), 'slow', text('slowAnswers', { count: slow }))}</span>
              </Stack>
            )
          }
        />
        <RatingCard />
      </Cards>
    </Section>
  );
}

/** Renders nothing and makes no call for a vendor who may not see the ratings. */
function RatingCard() {
  const can = useAtomValue(accessAtom);
  const has = useAtomValue(hasScreenAtom);
  return has(paths.rating) && can(screenNeeds(paths.rating)) ? <Rating /> : null;
}

function Rating() {
  const text = useText(messages);
  const { oneDecimal } = useInsightWords();
  const { data } = useAtomValue(ratingsAtom);
  const rating = data?.overall.food ?? null;
  return (
    <StatCard
      label={text('rating')}
      value={rating === null ? text('none') : text('ratingValue', { rating: oneDecimal(rating) })}
      note={<Link to={paths.rating}>{text('ratingOpen')}</Link>}
    />
  );
}
