import { useAtomValue } from 'jotai';
import { useText } from '../../../core/messages/useText';
import { formatsAtom } from '../../../core/format/formatsAtom';
import { StatCard } from '../../../ui/primitives/layout/Card';
import { StatusChip } from '../../../ui/primitives/StatusChip';
import { Stack } from '../../../ui/primitives/layout/Layout';
import type { Figures } from '../figures/computeFigures';
import { isAbove, LATE_LINE, REJECTION_LINE } from '../figures/advice';
import { useMaySeeRatings } from '../useMaySeeRatings';
import type { OrderGroup } from '../insightsUrl';
import messages from '../messages.en.json';
import { useInsightWords } from '../useInsightWords';
import { Cards } from './insightStyles';
import { OrdersLink } from './OrdersLink';
import { Section } from './Section';
import { Link } from 'react-router-dom';
import { paths } from '../../../core/navigation/paths';
import { ratingsAtom } from '../../ratings/public';

const LINES = { rejections: REJECTION_LINE, late: LATE_LINE } as const;

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
  const verdict = (name: 'rejections' | 'late', count: number, all: number) => {
    const line = LINES[name];
    const isOver = isAbove(count, all, line);
    return (
      <Stack gap={2}>
        <span>{part(name, count, all)}</span>
        {all > 0 && (
          <span>
            <StatusChip
              tone={isOver ? 'danger' : 'success'}
              label={text(isOver ? `${name}Over` : `${name}Within`, { line })}
            />
          </span>
        )}
      </Stack>
    );
  };
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
          note={verdict('rejections', rejected, judged)}
        />
        <StatCard
          label={text('late')}
          value={share(late, prepared)}
          note={verdict('late', late, prepared)}
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

function RatingCard() {
  return useMaySeeRatings() ? <Rating /> : null;
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
