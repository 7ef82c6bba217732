import { useAtomValue } from 'jotai';
import { Link } from 'react-router-dom';
import { formatsAtom } from '../../../core/format/formatsAtom';
import { NOTHING } from '../../../core/format/nothing';
import { useText } from '../../../core/messages/useText';
import { paths } from '../../../core/navigation/paths';
import { Stack } from '../../../ui/primitives/layout/Layout';
import { StatCard } from '../../../ui/primitives/layout/ScreenLayout';
import { StatusChip } from '../../../ui/primitives/StatusChip';
import { ratingsAtom } from '../../ratings/public';
import { FEW_ORDERS, judge, LINES, type Measure, percentOf } from '../figures/advice';
import type { Figures } from '../figures/computeFigures';
import type { OrderGroup } from '../insightsUrl';
import messages from '../messages.en.json';
import { useInsightWords } from '../useInsightWords';
import { useMaySeeRatings } from '../useMaySeeRatings';
import { Cards } from './insightStyles';
import { OrdersLink, Section } from './parts';

/** The orders that the share opens. */
const HANDLING = { acceptance: 'accepted', rejections: 'rejected', late: 'late' } as const;

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
  const shareCard = (name: keyof typeof HANDLING, count: number, all: number) => {
    const words = text('share', { count: number(count), all });
    return (
      <StatCard
        label={text(name)}
        value={share(count, all)}
        note={
          all === 0 ? (
            text('noTimes')
          ) : (
            <Stack gap={2}>
              <Verdict measure={name} value={percentOf(count, all)} orders={all} />
              <span>{link(text(name), HANDLING[name], words)}</span>
            </Stack>
          )
        }
      />
    );
  };
  return (
    <Section title={text('scorecard')} help={text('scorecardHelp')}>
      <Cards>
        {shareCard('acceptance', accepted, judged)}
        {shareCard('rejections', rejected, judged)}
        {shareCard('late', late, prepared)}
        <StatCard
          label={text('answer')}
          value={duration(current.answerMs)}
          note={
            current.answerMs === null ? (
              text('noTimes')
            ) : (
              <Stack gap={2}>
                <Verdict measure="answer" value={current.answerMs} orders={answered} />
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

interface VerdictProps extends VerdictChipProps {
  /** The number of orders that the value is from. */
  orders: number;
}

function Verdict({ orders, ...figure }: VerdictProps) {
  return orders < FEW_ORDERS ? null : <VerdictChip {...figure} />;
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
      value={rating === null ? NOTHING : text('ratingValue', { rating: oneDecimal(rating) })}
      note={
        <Stack gap={2}>
          {rating !== null && <VerdictChip measure="rating" value={rating} />}
          <Link to={paths.rating}>{text('ratingOpen')}</Link>
        </Stack>
      }
    />
  );
}

const TONES = { good: 'success', watch: 'warning', act: 'danger' } as const;

const LOW_WORSE = ['lineFrom', 'lineBelow'] as const;
const HIGH_WORSE = ['lineUpTo', 'lineAbove'] as const;

interface VerdictChipProps {
  measure: Measure;
  /** In the unit of the lines of the measure. */
  value: number;
}

/** Whether a figure is good, with the line that says so: `Watch`, `above 5%`. */
function VerdictChip({ measure, value }: VerdictChipProps) {
  const text = useText(messages);
  const words = useLineWords();
  const { verdict, line } = judge(measure, value);
  const [within, beyond] = LINES[measure].isLowWorse ? LOW_WORSE : HIGH_WORSE;
  const side = verdict === 'good' ? within : beyond;
  return (
    <span>
      <StatusChip tone={TONES[verdict]} label={text(verdict)} />{' '}
      {text(side, { line: words(measure, line) })}
    </span>
  );
}

function useLineWords() {
  const text = useText(messages);
  const { percentage } = useAtomValue(formatsAtom);
  const { duration, oneDecimal } = useInsightWords();
  return (measure: Measure, line: number) => {
    if (measure === 'answer') return duration(line);
    const value = oneDecimal(line);
    return measure === 'rating'
      ? text('ratingValue', { rating: value })
      : percentage(Math.round(line * 10) / 10);
  };
}
