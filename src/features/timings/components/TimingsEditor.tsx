import { useAtomValue } from 'jotai';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { accessAtom, RIGHTS } from '../../../core/permissions/access';
import type { Day, Mode, Slot, Span, Timings } from '../../../core/restaurant/timings/types';
import { Banner } from '../../../ui/primitives/Banner';
import { Card, Heading, Stack, Text } from '../../../ui/primitives/layout/Layout';
import { Columns } from '../../../ui/primitives/layout/ScreenLayout';
import { Tabs } from '../../../ui/primitives/layout/Tabs';
import { space } from '../../../ui/theme/theme';
import { daysOf, hoursToSave, mapDays, modeOf, type NewHours, NO_DRAFT, withDraft } from '../draft';
import { changedHours, hoursInUse } from '../plan';
import { MAX_SLOTS } from '../slots';
import { useTimingsActions } from '../useTimingsActions';
import { useTimingsDraft } from '../useTimingsDraft';
import { useTimingWords } from '../useTimingWords';
import { DayCard } from './DayCard';
import { nightsOfDay } from './DayOff';
import { SaveBar } from './SaveBar';
import { type OpenDialog, TimingDialogs } from './TimingDialogs';
import { WeekStrip } from './WeekStrip';

const Days = styled(Columns)`
  gap: ${space[3]};
`;

const DONE = { isDone: true } as const;

interface TimingsEditorProps {
  timings: Timings;
  /** Shown below the overview of the week. */
  weekNote?: ReactNode;
}

export function TimingsEditor({ timings, weekNote }: TimingsEditorProps) {
  const { text } = useTimingWords();
  const can = useAtomValue(accessAtom);
  const canEdit = can(RIGHTS.editTimings);
  const [mode, setMode] = useState<Mode>(timings.isAllDay ? 'all' : 'specific');
  const [open, setOpen] = useState<OpenDialog | null>(null);
  /** The failure, which remains visible after the toast disappears. */
  const [problem, setProblem] = useState('');
  const cards = useRef<HTMLDivElement>(null);
  const [shorter, setShorter] = useState<Pick<Day, 'number'> | null>(null);
  useEffect(() => {
    // The focused button was removed together with its slot, so the day gets the focus.
    const name = shorter && `[data-vp-day="${shorter.number}"]`;
    if (name) cards.current?.querySelector<HTMLElement>(name)?.focus();
  }, [shorter]);
  const editing = useTimingsDraft(timings, canEdit);
  const { draft, plan } = editing;
  const actions = useTimingsActions(timings);
  const shown = mapDays(editing.base, (day) => withDraft(day, draft));
  const days = daysOf(shown, mode);
  const isPlanned = mode === 'specific' && editing.isPlanned;
  const hours = { mode, added: draft, plan };
  const changes = changedHours(timings, hoursToSave(timings, hours));
  const count = [...draft].reduce(
    (sum, [day, slots]) => (modeOf(day) === mode ? sum + slots.length : sum),
    0,
  );
  const save = async () => {
    setProblem('');
    const outcome = await actions.save(hours);
    if (outcome.isDone) editing.forget(mode);
    else setProblem(outcome.problem);
  };
  const setOnline = async (day: Day, isOnline: boolean) => {
    if (!isPlanned) return actions.setOnline(day, isOnline);
    editing.setDayOnline(day, isOnline);
    return DONE;
  };
  const switchDay = (day: Day, isOnline: boolean) => {
    const nights = isOnline ? null : nightsOfDay(shown.week, day);
    if (nights) setOpen({ kind: 'off', day: day.number, nights });
    else void setOnline(day, isOnline);
  };
  /** The hours with a slot as the only change; `null` if a change of it is not saved at once. */
  const hoursOfOnly = (day: Day, slot: Slot, span: Span): NewHours | null => {
    const only = isPlanned ? editing.planOfOnly(day, slot, span) : null;
    return only && { mode, added: NO_DRAFT, plan: only };
  };
  const edit = async (day: Day, slot: Slot, span: Span) => {
    if (!isPlanned) return actions.update(day, slot, span);
    const only = hoursOfOnly(day, slot, span);
    if (only) return actions.save(only);
    editing.edit(day, slot, span);
    return DONE;
  };
  const changesOf = (day: Day, slot: Slot, span: Span) => {
    const only = hoursOfOnly(day, slot, span);
    return only && changedHours(timings, hoursToSave(timings, only));
  };
  const show = (next: Mode) => {
    setMode(next);
    setProblem('');
  };
  const openSlot = (day: Day, { key }: Slot) => setOpen({ kind: 'edit', day: day.number, key });
  /** Opens the dialog of a day of the overview; `null` if the day has nothing to change and no room. */
  const changeOf = ({ number }: Day) => {
    const slots = shown.week.find((one) => one.number === number)?.slots ?? [];
    const slot = slots.find(({ isOpenToChange, isNew }) => isOpenToChange && !isNew);
    if (!canEdit || (!slot && slots.length >= MAX_SLOTS)) return null;
    return () => {
      show('specific');
      setOpen(slot ? { kind: 'edit', day: number, key: slot.key } : { kind: 'add', day: number });
    };
  };
  /** A slot that was never saved is removed without a call (b69). */
  const remove = async (day: Day, slot: Slot) => {
    if (!isPlanned && !slot.isNew) return actions.remove(day, slot);
    editing.drop(day, slot);
    return DONE;
  };
  const deleted = ({ number }: Day) => {
    setOpen(null);
    setShorter({ number });
  };
  return (
    <Tabs
      label={text('modes')}
      tabs={[
        { id: 'all', label: text('modeAll') },
        { id: 'specific', label: text('modeSpecific') },
      ]}
      value={mode}
      onChange={show}
    >
      <Stack>
        <ModeNote mode={mode} isInUse={timings.isAllDay === (mode === 'all')} />
        {!canEdit && <Banner>{text('readOnly')}</Banner>}
        <Card as="section">
          <Stack gap={3}>
            <Heading>{text('week')}</Heading>
            <WeekStrip
              week={mode === 'all' ? hoursInUse({ ...shown, isAllDay: true }) : shown.week}
              changeOf={changeOf}
            />
            {weekNote}
          </Stack>
        </Card>
        <Days $wide={3} ref={cards}>
          {days.map((day, index) => (
            <DayCard
              key={day.number}
              day={day}
              saved={daysOf(editing.saved, mode)[index] ?? day}
              canEdit={canEdit}
              canSwitch={can(RIGHTS.switchDays)}
              busy={actions.busy}
              isPlanned={isPlanned}
              onSwitch={switchDay}
              onAdd={(one) => setOpen({ kind: 'add', day: one.number })}
              onEdit={openSlot}
              onDelete={(one, { key }) => setOpen({ kind: 'delete', day: one.number, key })}
              onCopy={(one) => setOpen({ kind: 'copy', day: one.number })}
            />
          ))}
        </Days>
        {canEdit && (
          <SaveBar
            {...{ mode, count, changes, problem }}
            isBusy={actions.busy === 'save'}
            onSave={() => void save()}
          />
        )}
      </Stack>
      <TimingDialogs
        open={open}
        timings={shown}
        busy={actions.busy}
        onAdd={editing.add}
        onEdit={edit}
        changesOf={changesOf}
        onPick={openSlot}
        onDelete={remove}
        onDeleted={deleted}
        onOff={(day) => setOnline(day, false)}
        onClose={() => setOpen(null)}
      />
    </Tabs>
  );
}

function ModeNote({ mode, isInUse }: { mode: Mode; isInUse: boolean }) {
  const { text } = useTimingWords();
  const inUse = mode === 'all' ? 'inUseAll' : 'inUseSpecific';
  const notInUse = mode === 'all' ? 'notInUseAll' : 'notInUseSpecific';
  return (
    <Text size="sm" tone={isInUse ? 'success' : 'textMuted'}>
      {text(isInUse ? inUse : notInUse)}
    </Text>
  );
}
