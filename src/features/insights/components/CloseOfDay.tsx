import { useAtomValue } from 'jotai';
import { Printer, Share2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { shareText } from '../../../core/dom/shareText';
import { formatsAtom } from '../../../core/format/formatsAtom';
import { NOTHING } from '../../../core/format/nothing';
import { clip } from '../../../core/format/wireValues';
import { useText } from '../../../core/messages/useText';
import { paths } from '../../../core/navigation/paths';
import { notifyAtom } from '../../../core/state/services';
import { Button } from '../../../ui/primitives/Button';
import { Row, Text } from '../../../ui/primitives/layout/Layout';
import { StatCard } from '../../../ui/primitives/layout/ScreenLayout';
import { lowReviews, ratingsAtom } from '../../ratings/public';
import { adviceOf } from '../figures/advice';
import type { Figures } from '../figures/computeFigures';
import messages from '../messages.en.json';
import { useAdviceWords, useInsightWords } from '../useInsightWords';
import { useMaySeeRatings } from '../useMaySeeRatings';
import { Cards } from './insightStyles';
import { Gaps, OrdersLink, Section } from './parts';

/** A figure of the day, with the words that are shared for it. */
interface DayFigure {
  label: string;
  value: string;
  /** The words below the value, and their link; `null` if the figure is not known, so that it is not shared. */
  note: string | null;
  link?: ReactNode;
}

interface DayProps {
  figures: Figures;
  /** Whether it is the only part of the screen, which can then be printed. */
  isAlone?: boolean;
}

/** The day in five lines, which can be shared as a text without any customer's data. */
export function CloseOfDay(props: DayProps) {
  return useMaySeeRatings() ? <DayWithRatings {...props} /> : <Day {...props} more={[]} />;
}

function DayWithRatings(props: DayProps) {
  const { to: day, isOpen } = props.figures.range;
  const text = useText(messages);
  const { isoDay, number } = useAtomValue(formatsAtom);
  const { data } = useAtomValue(ratingsAtom);
  const label = text('lowRatings');
  if (!data) return <Day {...props} more={[{ label, value: NOTHING, note: null }]} />;
  const reviews = data.reviews.filter(({ createdAt }) => isoDay(createdAt) === day);
  const low = lowReviews(reviews).length;
  const note = text(isOpen ? 'ofReviews' : 'ofReviewsThen', { count: reviews.length });
  const search = low > 0 ? '?stars=low' : '';
  const link = <Link to={{ pathname: paths.rating, search }}>{note}</Link>;
  return <Day {...props} more={[{ label, value: number(low), note, link }]} />;
}

function Day({ figures, isAlone = false, more }: DayProps & { more: readonly DayFigure[] }) {
  const text = useText(messages);
  const { date } = useAtomValue(formatsAtom);
  const adviceWords = useAdviceWords();
  const { to, isOpen } = figures.range;
  const day = [...useDayFigures(figures), ...more];
  const [advice] = adviceOf(figures);
  const suggestion = text('suggestion', {
    advice: advice ? adviceWords(advice) : text(isOpen ? 'adviceNone' : 'adviceNoneThen'),
  });
  return (
    <>
      {isAlone && <Gaps figures={figures} />}
      <Section
        title={isAlone ? date(to) : text('closeOfDay')}
        help={text(isOpen ? 'closeOfDayHelp' : 'closeOfDayHelpThen')}
        action={
          <Row gap={1}>
            {isAlone && (
              <Button size="sm" icon={<Printer size={16} />} onClick={() => window.print()}>
                {text('printDay')}
              </Button>
            )}
            <ShareButton lines={[...day.flatMap(toLine), suggestion]} day={to} />
          </Row>
        }
      >
        <Cards>
          {day.map(({ label, value, note, link = note }) => (
            <StatCard key={label} label={label} value={value} note={link} />
          ))}
        </Cards>
        <Text isStrong>{suggestion}</Text>
      </Section>
    </>
  );
}

function useDayFigures({ range, current, slowestDish }: Figures): readonly DayFigure[] {
  const text = useText(messages);
  const { money, number } = useAtomValue(formatsAtom);
  const { minutes } = useInsightWords();
  const { orders, declined, revenue, accepted, rejected, lostToRejections } = current;
  const earned = text('fromOrders', { count: orders - declined });
  const lost = text('share', { count: number(rejected), all: accepted + rejected });
  const dish = slowestDish ? clip(slowestDish.name) : text('noTimes');
  return [
    { label: text('earned'), value: money(revenue ?? 0), note: earned },
    {
      label: text('lostToRejections'),
      value: money(rejected === 0 ? 0 : lostToRejections),
      note: lost,
      link: (
        <OrdersLink days={range} group={{ handling: 'rejected' }}>
          {lost}
        </OrdersLink>
      ),
    },
    {
      label: text('slowestDish'),
      value: minutes(slowestDish?.preparedMs ?? null),
      note: dish,
      link: slowestDish ? (
        <OrdersLink days={range} group={{ item: slowestDish.name }}>
          {dish}
        </OrdersLink>
      ) : (
        dish
      ),
    },
  ];
}

function toLine({ label, value, note }: DayFigure): string[] {
  return note === null ? [] : [`${label}: ${value} (${note})`];
}

function ShareButton({ lines, day }: { lines: readonly string[]; day: string }) {
  const text = useText(messages);
  const { date } = useAtomValue(formatsAtom);
  const notify = useAtomValue(notifyAtom);
  const share = async () => {
    const title = text('closeOfDayOn', { day: date(day) });
    const outcome = await shareText(navigator, { title, text: [title, ...lines].join('\n') });
    if (outcome === 'copied') notify.success(text('copied'));
    if (outcome === 'failed') notify.error(text('notCopied'));
  };
  return (
    <Button size="sm" icon={<Share2 size={16} />} onClick={() => void share()}>
      {text('shareDay')}
    </Button>
  );
}
