import { useAtomValue } from 'jotai';
import { formatsAtom } from '../../core/format/formatsAtom';
import { useText } from '../../core/messages/useText';
import messages from './messages.en.json';

const HOUR_MIN = 60;
const DAY_MIN = 24 * HOUR_MIN;
/** A longer time is shown in hours. */
const MOST_MINUTES = 99;
/** Takes the place of the figure while its words are translated. */
const FIGURE = '\uFFFC';

/** The words of a clock: those around its time, and those for less than a minute. */
const CLOCKS = {
  waiting: { words: 'waiting', now: 'justCameIn' },
  ready: { words: 'readyIn', now: 'dueNow' },
  late: { words: 'lateBy', now: 'dueNow' },
  answer: { words: 'toAnswer', now: 'answerOver' },
} as const;

export type ClockName = keyof typeof CLOCKS;

interface ClockWordsProps {
  clock: ClockName;
  /** Whole minutes; 0 is "now". */
  minutes: number;
  /** The exact time, such as "6:01", instead of the minutes. */
  time?: string | undefined;
}

/** A time of an order with what it measures, as in "waiting 8 min" (c82); the figure is a `strong` of its own. */
export function ClockWords({ clock, minutes, time }: ClockWordsProps) {
  const text = useText(messages);
  const { digits } = useAtomValue(formatsAtom);
  const { words, now } = CLOCKS[clock];
  if (!time && minutes < 1) return text(now);
  const days = Math.floor(minutes / DAY_MIN);
  const [shown, unit] = time
    ? [time, FIGURE]
    : minutes <= MOST_MINUTES
      ? [`${minutes}`, text('minutes', { figure: FIGURE })]
      : days > 0
        ? [`${days}`, text('days', { figure: FIGURE, days })]
        : [hoursOf(minutes), text('hours', { figure: FIGURE })];
  const [before, after] = text(words, { time: unit.replaceAll(' ', '\u00A0') }).split(FIGURE);
  return (
    <>
      <span>{before}</span>
      <strong>{digits(shown)}</strong>
      <span>{after}</span>
    </>
  );
}

function hoursOf(minutes: number): string {
  return `${Math.floor(minutes / HOUR_MIN)}:${String(minutes % HOUR_MIN).padStart(2, '0')}`;
}
