import { Copy, Plus } from 'lucide-react';
import { styled } from 'styled-components';
import { ALL_DAYS, type Day, type Slot } from '../../../core/restaurant/timings/types';
import { Button } from '../../../ui/primitives/Button';
import { Card, Heading, Quiet, Row } from '../../../ui/primitives/layout/Layout';
import { StatusChip } from '../../../ui/primitives/StatusChip';
import { space } from '../../../ui/theme/theme';
import { isSameSpan, MAX_SLOTS } from '../slots';
import { useTimingWords } from '../useTimingWords';
import { type DayAccess, DayStatus } from './DayStatus';
import { type SlotActions, SlotRow } from './SlotRow';

const Sheet = styled(Card)`
  display: flex;
  flex-direction: column;
`;

const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space[2]};
  min-block-size: var(--vp-control-height);
`;

const Name = styled(Heading)`
  /* The heading gets the focus only from code, after a slot was deleted. */
  outline: none;
`;

const Slots = styled.ul`
  flex: 1;
  padding: 0;
  list-style: none;
`;

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[2]};
  margin-block-start: ${space[3]};
`;

export interface DayCardProps extends SlotActions, DayAccess {
  /** A day with its saved slots, followed by the new ones. */
  day: Day;
  /** The same day without unsaved changes. */
  saved: Day;
  canEdit: boolean;
  onAdd: (day: Day) => void;
  onCopy: (day: Day) => void;
}

export function DayCard(props: DayCardProps) {
  const { day, saved, canEdit, onAdd, onCopy, onEdit, onDelete } = props;
  const { text, dayName } = useTimingWords();
  const name = dayName(day.number);
  const isDay = day.number !== ALL_DAYS;
  const canAdd = canEdit && day.slots.length < MAX_SLOTS;
  const canCopy = canEdit && isDay && day.slots.length > 0;
  return (
    <Sheet as="section" aria-label={name}>
      <Head>
        <Name as="h3" tabIndex={-1} data-vp-day={day.number}>
          {name}
        </Name>
        {isDay && <DayStatus {...props} />}
      </Head>
      {isDayUnsaved(day, saved) && (
        <Row>
          <StatusChip tone="warning" label={text('notSaved')} />
        </Row>
      )}
      {day.slots.length === 0 && <Quiet as="p">{text('noSlots')}</Quiet>}
      <Slots>
        {day.slots.map((slot, index) => (
          <SlotRow
            key={slot.key}
            number={index + 1}
            isUnsaved={isSlotUnsaved(slot, saved)}
            {...{ day, slot, canEdit, onEdit, onDelete }}
          />
        ))}
      </Slots>
      {(canAdd || canCopy) && (
        <Foot>
          {canAdd && (
            <Button
              icon={<Plus size={18} />}
              aria-label={text('addTimingDay', { day: name })}
              onClick={() => onAdd(day)}
            >
              {text('addTiming')}
            </Button>
          )}
          {canCopy && (
            <Button
              variant="ghost"
              icon={<Copy size={18} />}
              aria-label={text('copy', { day: name })}
              onClick={() => onCopy(day)}
            >
              {text('copyAction')}
            </Button>
          )}
        </Foot>
      )}
    </Sheet>
  );
}

/** Whether a slot of the day was removed or the day was switched; changed slots have their own mark. */
function isDayUnsaved({ slots, isOnline }: Day, saved: Day): boolean {
  const isRemoved = ({ key }: Slot) => !slots.some((slot) => slot.key === key);
  return saved.isOnline !== isOnline || saved.slots.some(isRemoved);
}

function isSlotUnsaved(slot: Slot, saved: Day): boolean {
  return !saved.slots.some((one) => one.key === slot.key && isSameSpan(one, slot));
}
