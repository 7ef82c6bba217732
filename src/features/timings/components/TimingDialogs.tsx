import { ALL_DAYS } from '../constants';
import type { Addition } from '../draft';
import type { Day, Slot, Timings } from '../types';
import type { useTimingsActions } from '../useTimingsActions';
import { CopyDay } from './CopyDay';
import { DeleteSlot } from './DeleteSlot';
import { SlotDialog } from './SlotDialog';

/** Which dialog is open, and for what. */
export type OpenDialog =
  | { kind: 'add' | 'copy'; day: number }
  | { kind: 'edit' | 'delete'; day: number; key: string };

interface TimingDialogsProps {
  open: OpenDialog | null;
  /** As they are shown, with what is not saved. */
  timings: Timings;
  actions: ReturnType<typeof useTimingsActions>;
  onAdd: (additions: readonly Addition[]) => void;
  drop: (day: number, key: string) => void;
  onDeleted: (day: Day) => void;
  onClose: () => void;
}

export function TimingDialogs(props: TimingDialogsProps) {
  const { open, timings, actions, onAdd, drop, onDeleted, onClose } = props;
  if (!open) return null;
  const day = timings.week.find(({ number }) => number === open.day) ?? timings.allDays;
  const { week } = timings;
  if (open.kind === 'copy') return <CopyDay {...{ day, week, onAdd, onClose }} />;
  const slot = 'key' in open ? day.slots.find(({ key }) => key === open.key) : undefined;
  if (open.kind === 'delete') {
    const remove = async (from: Day, one: Slot) => {
      const outcome = one.isNew ? ({ isDone: true } as const) : await actions.remove(from, one);
      if (one.isNew) drop(from.number, one.key);
      if (outcome.isDone) onDeleted(from);
      return outcome;
    };
    const isBusy = actions.busy === 'delete';
    return slot ? <DeleteSlot {...{ day, slot, isBusy, onClose }} onDelete={remove} /> : null;
  }
  // What was to be changed is gone meanwhile: there is nothing left to send.
  if (open.kind === 'edit' && !slot) return null;
  return (
    <SlotDialog
      key={open.kind === 'edit' ? open.key : open.day}
      {...{ day, slot, onAdd, onClose }}
      nextDay={nextOf(day, week)}
      isBusy={actions.busy === 'update'}
      onUpdate={(one, span) => actions.update(day, one, span)}
    />
  );
}

/** Of all days each one is the next. */
function nextOf(day: Day, week: readonly Day[]): Day {
  return day.number === ALL_DAYS ? day : (week[day.number % week.length] ?? day);
}
