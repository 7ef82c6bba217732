import { useLayoutEffect, useRef } from 'react';
import { focusedBeside } from '../../../core/dom/focusedBeside';
import type { Day } from '../../../core/restaurant/timings/types';
import { Button } from '../../../ui/primitives/Button';
import { Switch } from '../../../ui/primitives/form/Switch';
import { StatusChip } from '../../../ui/primitives/StatusChip';
import { useTimingWords } from '../useTimingWords';

export interface DayAccess {
  canSwitch: boolean;
  /** The name of the write in progress; `null` if there is none. */
  busy: string | null;
  /** Whether a change of the status waits for the save, even on a day with only new slots. */
  isPlanned: boolean;
  onSwitch: (day: Day, isOnline: boolean) => void;
}

/** A switch for an online day, a button for an offline day, "Closed" for a day without slots (b67). */
export function DayStatus(props: DayAccess & { day: Day }) {
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
