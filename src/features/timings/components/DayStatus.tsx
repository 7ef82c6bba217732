import { Button } from '../../../ui/primitives/Button';
import { StatusChip } from '../../../ui/primitives/StatusChip';
import { Switch } from '../../../ui/primitives/Switch';
import type { Day } from '../types';
import { useTimingWords } from '../useTimingWords';

export interface DayAccess {
  canSwitch: boolean;
  /** The write under way, if any. */
  busy: string | null;
  onSwitch: (day: Day, isOnline: boolean) => void;
}

/** Online with its switch, offline with the way back, or closed (decision b67). */
export function DayStatus({ day, canSwitch, busy, onSwitch }: DayAccess & { day: Day }) {
  const { text, dayName } = useTimingWords();
  const name = { day: dayName(day.number) };
  if (day.slots.every(({ isNew }) => isNew)) return <StatusChip label={text('closed')} />;
  if (!canSwitch) {
    const label = text(day.isOnline ? 'online' : 'offline');
    return <StatusChip tone={day.isOnline ? 'success' : 'neutral'} label={label} />;
  }
  if (!day.isOnline) {
    return (
      <Button
        size="sm"
        aria-label={text('goOnlineDay', name)}
        isBusy={busy === `day${day.number}`}
        onClick={() => onSwitch(day, true)}
      >
        {text('goOnline')}
      </Button>
    );
  }
  return (
    <Switch
      label={text('dayOnline', name)}
      isLabelHidden
      checked
      disabled={busy !== null}
      onChange={(isOnline) => onSwitch(day, isOnline)}
    />
  );
}
