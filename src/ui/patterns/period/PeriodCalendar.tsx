import { useAtomValue } from 'jotai';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type KeyboardEvent, useCallback, useId, useLayoutEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { lineKey } from '../../../core/dom/lineKey';
import { formatsAtom } from '../../../core/format/formatsAtom';
import { addDays } from '../../../core/format/zone';
import { useText } from '../../../core/messages/useText';
import { formatLocaleAtom } from '../../../core/state/services';
import { IconButton } from '../../primitives/Button';
import { Heading, Quiet, Row } from '../../primitives/layout/Layout';
import { color, controlHeight, figures, focusRing, font, radius } from '../../theme/theme';
import { useClock } from '../useClock';
import { addMonths, chooseDay, mondayOf, weeksOf } from './calendarDays';
import messages from './messages.en.json';
import { daysOf, type Period } from './period';
import { useWeekdays } from './useWeekdays';

interface PeriodCalendarProps {
  value: Period;
  onChange: (period: Period) => void;
}

/** A month whose days are chosen with one tap, or a range of days with two. Days after today cannot be chosen. */
export function PeriodCalendar({ value, onChange }: PeriodCalendarProps) {
  const text = useText(messages);
  const { isoDay } = useAtomValue(formatsAtom);
  const today = useClock(useCallback((now: number) => isoDay(now), [isoDay]));
  const id = useId();
  /** The last tap; a single day that was chosen earlier is not the start of a range. */
  const [tapped, setTapped] = useState('');
  const [first, last] = daysOf(value, today);
  const { cursor, moveTo, table } = useCursor(value.period, last || first || today, today);
  const month = cursor.slice(0, 7);
  const choose = (day: string) => {
    moveTo(day, true);
    setTapped(day);
    const { period, from, to } = value;
    const isStart = period === 'custom' && from === tapped && to === tapped;
    onChange({ period: 'custom', ...chooseDay(isStart ? tapped : '', day) });
  };
  return (
    <div>
      <Row justify="space-between" isOneLine>
        <IconButton
          label={text('monthBefore')}
          icon={<ChevronLeft size={20} />}
          onClick={() => moveTo(addMonths(cursor, -1))}
        />
        <Heading as="h3" id={id} aria-live="polite">
          <MonthName month={month} />
        </Heading>
        <IconButton
          label={text('monthAfter')}
          icon={<ChevronRight size={20} />}
          disabled={month >= today.slice(0, 7)}
          onClick={() => moveTo(addMonths(cursor, 1))}
        />
      </Row>
      <Month
        ref={table}
        role="grid"
        aria-labelledby={id}
        onKeyDown={(event) => {
          const day = dayAfterKey(event, cursor);
          if (!day) return;
          event.preventDefault();
          moveTo(day, true);
        }}
      >
        <WeekdayNames />
        <tbody>
          {weeksOf(month, today).map((week) => (
            <tr key={week[0]}>
              {week.map((day) => (
                <Day
                  key={day}
                  day={day}
                  look={lookOf(day, { first, last, month, today })}
                  isDisabled={day > today}
                  isCursor={day === cursor}
                  onChoose={choose}
                />
              ))}
            </tr>
          ))}
        </tbody>
      </Month>
      <Quiet as="p">{text('calendarHelp')}</Quiet>
    </div>
  );
}

/** The day that the Tab key reaches; another named period moves it to its last day. */
function useCursor(name: Period['period'], start: string, today: string) {
  const [cursor, setCursor] = useState({ day: earliest(start, today), name });
  if (cursor.name !== name) {
    setCursor({ day: name === 'custom' ? cursor.day : earliest(start, today), name });
  }
  const table = useRef<HTMLTableElement>(null);
  const isFocusMoved = useRef(false);
  useLayoutEffect(() => {
    if (!isFocusMoved.current) return;
    isFocusMoved.current = false;
    table.current?.querySelector<HTMLElement>(`[data-day='${cursor.day}']`)?.focus();
  }, [cursor.day]);
  const moveTo = (day: string, hasFocus = false) => {
    isFocusMoved.current = hasFocus;
    setCursor({ day: earliest(day, today), name });
  };
  return { cursor: cursor.day, moveTo, table };
}

function dayAfterKey({ key, currentTarget }: KeyboardEvent, day: string): string | undefined {
  const days: Partial<Record<string, string>> = {
    ArrowLeft: addDays(day, -1),
    ArrowRight: addDays(day, 1),
    ArrowUp: addDays(day, -7),
    ArrowDown: addDays(day, 7),
    PageUp: addMonths(day, -1),
    PageDown: addMonths(day, 1),
    Home: mondayOf(day),
    End: addDays(mondayOf(day), 6),
  };
  return days[lineKey(key, currentTarget)];
}

interface Look {
  first: string;
  last: string;
  month: string;
  today: string;
}

function lookOf(day: string, { first, last, month, today }: Look): string {
  const isWithin = (first || last) && day >= first && (!last || day <= last) && day <= today;
  const looks = [
    isWithin && 'within',
    (day === first || day === last) && 'end',
    day === today && 'today',
    day.slice(0, 7) !== month && 'outside',
  ];
  return looks.filter(Boolean).join(' ');
}

interface DayProps {
  day: string;
  look: string;
  isDisabled: boolean;
  isCursor: boolean;
  onChoose: (day: string) => void;
}

function Day({ day, look, isDisabled, isCursor, onChoose }: DayProps) {
  const { date } = useAtomValue(formatsAtom);
  return (
    <td aria-selected={/within|end/.test(look)} data-look={look}>
      <button
        type="button"
        aria-label={date(day)}
        aria-current={look.includes('today') ? 'date' : undefined}
        data-day={day}
        disabled={isDisabled}
        tabIndex={isCursor ? 0 : -1}
        onClick={() => onChoose(day)}
      >
        {Number(day.slice(8))}
      </button>
    </td>
  );
}

function WeekdayNames() {
  return (
    <thead>
      <tr>
        {useWeekdays().map((name) => (
          <th key={name} scope="col">
            {name}
          </th>
        ))}
      </tr>
    </thead>
  );
}

function MonthName({ month }: { month: string }) {
  const locale = useAtomValue(formatLocaleAtom);
  const format = new Intl.DateTimeFormat(locale, {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
  return format.format(new Date(month));
}

function earliest(one: string, other: string): string {
  return one < other ? one : other;
}

const Month = styled.table`
  ${figures}
  inline-size: 100%;
  border-collapse: separate;
  border-spacing: 0 2px;
  table-layout: fixed;
  font-size: ${font.size.sm};
  & th {
    padding: 0;
    color: ${color.textMuted};
    font-size: ${font.size.xs};
    font-weight: ${font.weight.strong};
    text-align: center;
  }
  & td {
    padding: 0;
    &[data-look~='within'] {
      background: ${color.primarySoft};
    }
    &[data-look~='end'] > button {
      background: ${color.primary};
      color: ${color.onPrimary};
      font-weight: ${font.weight.strong};
    }
    &[data-look~='outside']:not([data-look~='end']) > button {
      color: ${color.textMuted};
    }
    &[data-look~='today'] > button {
      font-weight: ${font.weight.strong};
      text-decoration: underline;
      text-underline-offset: 4px;
    }
  }
  & button {
    ${focusRing}
    inline-size: 100%;
    min-block-size: ${controlHeight};
    padding: 0;
    border: 0;
    border-radius: ${radius.control};
    background: none;
    font-size: inherit;
    cursor: pointer;
    &:hover:not(:disabled) {
      box-shadow: inset 0 0 0 1px ${color.control};
    }
    &:disabled {
      color: ${color.textMuted};
      opacity: 0.5;
      cursor: not-allowed;
    }
  }
`;
