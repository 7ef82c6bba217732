import { useId, useState } from 'react';
import {
  ALL_DAYS,
  type Day,
  type Slot,
  type Span,
  type Timings,
} from '../../../core/restaurant/timings/types';
import type { Outcome } from '../../../core/state/useWrite';
import { FormDialog } from '../../../ui/patterns/FormDialog';
import { Banner } from '../../../ui/primitives/Banner';
import { FieldNote } from '../../../ui/primitives/form/Field';
import { Checkbox } from '../../../ui/primitives/form/Toggle';
import { Stack } from '../../../ui/primitives/layout/Layout';
import { ConfirmDialog } from '../../../ui/primitives/overlay/ConfirmDialog';
import type { Addition } from '../draft';
import type { HoursChange } from '../plan';
import { fitting } from '../slots';
import { useTimingWords } from '../useTimingWords';
import { DayOff, type NightsOfDay } from './DayOff';
import { SlotDialog } from './SlotDialog';

export type OpenDialog =
  | { kind: 'add' | 'copy'; day: number }
  | { kind: 'edit' | 'delete'; day: number; key: string }
  | { kind: 'off'; day: number; nights: NightsOfDay };

interface TimingDialogsProps {
  open: OpenDialog | null;
  /** The hours with the unsaved slots. */
  timings: Timings;
  busy: string | null;
  onAdd: (additions: readonly Addition[]) => void;
  onEdit: (day: Day, slot: Slot, span: Span) => Promise<Outcome>;
  changesOf: (day: Day, slot: Slot, span: Span) => readonly HoursChange[] | null;
  onPick: (day: Day, slot: Slot) => void;
  onDelete: (day: Day, slot: Slot) => Promise<Outcome>;
  onDeleted: (day: Day) => void;
  onOff: (day: Day) => Promise<Outcome>;
  onClose: () => void;
}

export function TimingDialogs(props: TimingDialogsProps) {
  const { open, timings, busy, onAdd, onEdit, changesOf, onPick, onDelete, onDeleted } = props;
  const { onClose } = props;
  if (!open) return null;
  const day = timings.week.find(({ number }) => number === open.day) ?? timings.allDays;
  const { week } = timings;
  if (open.kind === 'off') {
    const { nights } = open;
    const isBusy = busy !== null;
    return <DayOff {...{ day, nights, isBusy, onClose }} onRemove={onDelete} onOff={props.onOff} />;
  }
  if (open.kind === 'copy') return <CopyDay {...{ day, week, onAdd, onClose }} />;
  const slot = 'key' in open ? day.slots.find(({ key }) => key === open.key) : undefined;
  if (open.kind === 'delete') {
    const remove = async (from: Day, one: Slot) => {
      const outcome = await onDelete(from, one);
      if (outcome.isDone) onDeleted(from);
      return outcome;
    };
    const isBusy = busy === 'delete';
    return slot ? <DeleteSlot {...{ day, slot, isBusy, onClose }} onDelete={remove} /> : null;
  }
  // The slot was deleted elsewhere, so there is nothing to edit.
  if (open.kind === 'edit' && !slot) return null;
  return (
    <SlotDialog
      key={open.kind === 'edit' ? open.key : open.day}
      {...{ day, slot, onAdd, onClose }}
      nextDay={nextOf(day, week)}
      isBusy={busy === 'update' || busy === 'save'}
      onUpdate={(one, span) => onEdit(day, one, span)}
      changesOf={(one, span) => changesOf(day, one, span)}
      onPick={(one) => onPick(day, one)}
    />
  );
}

interface CopyDayProps {
  day: Day;
  week: readonly Day[];
  onAdd: (additions: readonly Addition[]) => void;
  onClose: () => void;
}

/** Copies only the slots that fit. */
function CopyDay({ day, week, onAdd, onClose }: CopyDayProps) {
  const { text, dayName, spans } = useTimingWords();
  const noteId = useId();
  const [chosen, setChosen] = useState<readonly number[]>([]);
  const [isMissing, setMissing] = useState(false);
  const targets = week
    .filter(({ number }) => number !== day.number)
    .map(({ number, slots }) => ({ number, added: fitting(day.slots, slots) }));
  const submit = () => {
    setMissing(chosen.length === 0);
    if (chosen.length === 0) return;
    const picked = targets.filter(({ number }) => chosen.includes(number));
    onAdd(picked.flatMap(({ number, added }) => added.map((span) => ({ day: number, span }))));
    onClose();
  };
  const choose = (number: number, isChosen: boolean) => {
    setMissing(false);
    setChosen(isChosen ? [...chosen, number] : chosen.filter((other) => other !== number));
  };
  return (
    <FormDialog
      title={text('copyTitle', { day: dayName(day.number) })}
      description={text('copyHelp')}
      submitLabel={text('copyAction')}
      hasCancel
      onSubmit={submit}
      onClose={onClose}
    >
      <Stack gap={2}>
        {targets.map(({ number, added }) => (
          <Checkbox
            key={number}
            label={dayName(number)}
            checked={chosen.includes(number)}
            disabled={added.length === 0}
            hint={
              added.length > 0 ? text('copyAdds', { spans: spans(added) }) : text('copyNothing')
            }
            onChange={(isChosen) => choose(number, isChosen)}
          />
        ))}
        <FieldNote id={noteId} error={isMissing ? text('copyNone') : undefined} />
      </Stack>
    </FormDialog>
  );
}

interface DeleteSlotProps {
  day: Day;
  slot: Slot;
  isBusy: boolean;
  onDelete: (day: Day, slot: Slot) => Promise<Outcome>;
  onClose: () => void;
}

function DeleteSlot({ day, slot, isBusy, onDelete, onClose }: DeleteSlotProps) {
  const { text, slot: words, dayName } = useTimingWords();
  const [problem, setProblem] = useState('');
  const remove = async () => {
    setProblem('');
    const outcome = await onDelete(day, slot);
    if (outcome.isDone) onClose();
    else setProblem(outcome.problem);
  };
  return (
    <ConfirmDialog
      isOpen
      title={text('confirmDelete')}
      description={text(slot.isNew ? 'deleteNewText' : 'deleteText', {
        span: words(slot),
        day: dayName(day.number),
      })}
      isBusy={isBusy}
      onConfirm={() => void remove()}
      onCancel={onClose}
    >
      {problem !== '' && <Banner tone="danger">{problem}</Banner>}
    </ConfirmDialog>
  );
}

/** The day after this one; "all days" is followed by itself. */
function nextOf(day: Day, week: readonly Day[]): Day {
  return day.number === ALL_DAYS ? day : (week[day.number % week.length] ?? day);
}
