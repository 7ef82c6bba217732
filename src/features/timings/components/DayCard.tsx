import { Copy, Plus } from 'lucide-react';
import { useLayoutEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { focusedBeside } from '../../../core/dom/focusedBeside';
import { ALL_DAYS, type Day, type Slot } from '../../../core/restaurant/timings/types';
import { Button } from '../../../ui/primitives/Button';
import { Switch } from '../../../ui/primitives/form/Toggle';
import { Card, Heading, Quiet, Row } from '../../../ui/primitives/layout/Layout';
import { StatusChip } from '../../../ui/primitives/StatusChip';
import { space } from '../../../ui/theme/theme';
import { isSameSpan, MAX_SLOTS } from '../slots';
import { useTimingWords } from '../useTimingWords';
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

interface DayAccess {
  canSwitch: boolean;
  /** The name of the write in progress; `null` if there is none. */
  busy: string | null;
  /** Whether a change of the status waits for the save, even on a day with only new slots. */
  isPlanned: boolean;
  onSwitch: (day: Day, isOnline: boolean) => void;
}

interface DayCardProps extends SlotActions, DayAccess {
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
            isUnsaved={!saved.slots.some((one) => one.key === slot.key && isSameSpan(one, slot))}
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

/** A switch for an online day, a button for an offline day, "Closed" for a day without slots (b67). */
function DayStatus(props: DayAccess & { day: Day }) {
  const { day, canSwitch, busy, isPlanned, onSwitch } = props;
  const { text, dayName } = useTimingWords();
  const name = { day: dayName(day.number) };
  const { hold, press } = useSameFocus(day, onSwitch);
  const isOwn = busy === `day${day.number}`;
  const isOther = busy !== null && !isOwn;
  const saved = day.slots.filter(({ isNew }) => isPlanned || !isNew);
  if (saved.length === 0) return <StatusChip label={text('closed')} />;
  if (!canSwitch) {
    const label = text(day.isOnline ? 'online' : 'offline');
    return <StatusChip tone={day.isOnline ? 'success' : 'neutral'} label={label} />;
  }
  if (!day.isOnline) {
    return (
      <Button
        ref={hold}
        size="sm"
        aria-label={text('goOnlineDay', name)}
        isBusy={isOwn}
        disabled={isOther}
        onClick={() => press(true)}
      >
        {text('goOnline')}
      </Button>
    );
  }
  return (
    <Switch
      label={text('dayOnline', name)}
      isLabelHidden
      ref={hold}
      checked
      disabled={isOther}
      onChange={press}
    />
  );
}

/** Moves the focus when the switch is replaced by the button, or the button by the switch. */
function useSameFocus(day: Day, onSwitch: DayAccess['onSwitch']) {
  const control = useRef<HTMLElement | null>(null);
  const isPressed = useRef(false);
  // A layout effect, so that the focus is moved before anything else reacts to its loss.
  useLayoutEffect(() => {
    const focused = control.current && focusedBeside(control.current);
    const isLost = !focused || focused === document.body;
    if (isPressed.current && isLost) control.current?.focus();
    isPressed.current = false;
  }, [day.isOnline]);
  const press = (isOnline: boolean) => {
    isPressed.current = true;
    onSwitch(day, isOnline);
  };
  const hold = (element: HTMLElement | null) => {
    control.current = element;
  };
  return { hold, press };
}

/** Whether a slot of the day was removed or the day was switched; changed slots have their own mark. */
function isDayUnsaved({ slots, isOnline }: Day, saved: Day): boolean {
  const isRemoved = ({ key }: Slot) => !slots.some((slot) => slot.key === key);
  return saved.isOnline !== isOnline || saved.slots.some(isRemoved);
}
