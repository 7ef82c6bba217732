import { Pencil } from 'lucide-react';
import { styled } from 'styled-components';
import { toMinutes } from '../../../core/restaurant/timings/clock';
import type { Day, Slot } from '../../../core/restaurant/timings/types';
import { box, color, controlHeight, focusRing, font, radius, space } from '../../../ui/theme/theme';
import { openSlots } from '../slots';
import { useTimingWords } from '../useTimingWords';

const DAY_MINUTES = 1440;
const HOURS = ['00:00', '06:00', '12:00', '18:00'] as const;

const Grid = styled.div`
  display: grid;
  grid-template-columns: max-content minmax(0, 1fr) max-content;
  align-items: center;
  gap: 0 ${space[3]};
  font-size: ${font.size.sm};
  ${box.wide} {
    grid-template-columns: max-content minmax(0, 1fr) max-content max-content;
  }
`;

/** A day, which its button covers. */
const Line = styled.div`
  position: relative;
  display: grid;
  grid-template-columns: subgrid;
  grid-column: 1 / -1;
  align-items: center;
  min-block-size: 24px;
  &:has(> button) {
    min-block-size: ${controlHeight};
  }
  & > svg {
    color: ${color.textMuted};
  }
  & > button {
    position: absolute;
    inset: 0 calc(-1 * ${space[2]});
    border: 0;
    border-radius: ${radius.control};
    background: transparent;
    cursor: pointer;
    ${focusRing}
    &:hover {
      background: ${color.hover};
    }
  }
`;

const Track = styled.div`
  position: relative;
  block-size: 16px;
  overflow: hidden;
  border-radius: ${radius.small};
  background: ${color.surface2};
  /* A line every six hours. */
  background-image: linear-gradient(to right, ${color.border} 1px, transparent 1px);
  background-size: 25% 100%;
`;

const Bar = styled.div<{ $look: 'saved' | 'new' | 'off' }>`
  position: absolute;
  inset-block: 0;
  border: 1.5px ${({ $look }) => ($look === 'new' ? 'dashed' : 'solid')}
    ${({ $look }) => ($look === 'off' ? color.textMuted : color.primary)};
  border-radius: ${radius.small};
  background: ${({ $look }) => $look === 'saved' && color.primary};
`;

const Words = styled.div`
  display: none;
  color: ${color.textMuted};
  font-variant-numeric: tabular-nums;
  ${box.wide} {
    display: block;
  }
`;

const Scale = styled.div`
  grid-column: 2;
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  color: ${color.textMuted};
  font-size: ${font.size.xs};
  font-variant-numeric: tabular-nums;
  ${box.tiny} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    & > :nth-child(even) {
      display: none;
    }
  }
`;

const Name = styled.div`
  font-weight: ${font.weight.strong};
`;

interface WeekStripProps {
  week: readonly Day[];
  /** What a tap on a day does; `null` if the day cannot be changed, so that it is not a button. */
  changeOf: (day: Day) => (() => void) | null;
}

export function WeekStrip({ week, changeOf }: WeekStripProps) {
  const { text, dayName, shortName, slot, clock } = useTimingWords();
  const describe = ({ slots }: Day, open: readonly Slot[]) => {
    if (slots.length === 0) return text('closed');
    const off = slots.filter((one) => !open.includes(one)).map(slot);
    const offline = off.length > 0 ? [`${text('offline')} · ${off.join(', ')}`] : [];
    return [...open.map(slot), ...offline].join(', ');
  };
  return (
    <Grid role="list" aria-label={text('week')}>
      {week.map((day, at) => {
        const change = changeOf(day);
        const open = openSlots(week, at);
        return (
          <Line
            key={day.number}
            role="listitem"
            aria-label={`${dayName(day.number)}: ${describe(day, open)}`}
          >
            <Name aria-hidden="true">{shortName(day.number)}</Name>
            <Track aria-hidden="true">
              {day.slots.map((one) => (
                <Bar
                  key={one.key}
                  $look={one.isNew ? 'new' : open.includes(one) ? 'saved' : 'off'}
                  style={positionOf(one)}
                />
              ))}
            </Track>
            <Words aria-hidden="true">{describe(day, open)}</Words>
            {change && (
              <>
                <Pencil size={16} />
                <button
                  type="button"
                  aria-label={text('changeDay', { day: dayName(day.number) })}
                  onClick={change}
                />
              </>
            )}
          </Line>
        );
      })}
      <Scale aria-hidden="true">
        {HOURS.map((hour) => (
          <span key={hour}>{clock(hour)}</span>
        ))}
      </Scale>
    </Grid>
  );
}

function positionOf({ from, to }: Slot) {
  if (from === '' || to === '') return { display: 'none' };
  const start = toMinutes(from);
  // A slot past midnight is drawn until the end of its day.
  const end = to > from ? toMinutes(to) : DAY_MINUTES;
  const share = (minutes: number) => `${(minutes / DAY_MINUTES) * 100}%`;
  return { insetInlineStart: share(start), inlineSize: share(end - start) };
}
