import { useAtomValue } from 'jotai';
import { useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { accessAtom, RIGHTS } from '../../../core/permissions/access';
import { Banner } from '../../../ui/primitives/Banner';
import { Card } from '../../../ui/primitives/layout/Card';
import { Columns, Stack } from '../../../ui/primitives/layout/Layout';
import { Tabs } from '../../../ui/primitives/layout/Tabs';
import { Heading, Text } from '../../../ui/primitives/layout/Text';
import { space } from '../../../ui/theme/theme';
import { mapDays, modeOf, withDraft } from '../draft';
import type { Day, Mode, Timings } from '../types';
import { useTimingsActions } from '../useTimingsActions';
import { useTimingsDraft } from '../useTimingsDraft';
import { useTimingWords } from '../useTimingWords';
import { DayCard } from './DayCard';
import { SaveBar } from './SaveBar';
import { type OpenDialog, TimingDialogs } from './TimingDialogs';
import { WeekStrip } from './WeekStrip';

const Days = styled(Columns)`
  gap: ${space[3]};
`;

export function TimingsEditor({ timings }: { timings: Timings }) {
  const { text } = useTimingWords();
  const can = useAtomValue(accessAtom);
  const canEdit = can(RIGHTS.editTimings);
  const [mode, setMode] = useState<Mode>(timings.isAllDay ? 'all' : 'specific');
  const [open, setOpen] = useState<OpenDialog | null>(null);
  /** Remains visible after the toast disappears. */
  const [problem, setProblem] = useState('');
  const cards = useRef<HTMLDivElement>(null);
  const [shorter, setShorter] = useState<Pick<Day, 'number'> | null>(null);
  useEffect(() => {
    // The focused button was removed together with its slot.
    const name = shorter && `[data-vp-day="${shorter.number}"]`;
    if (name) cards.current?.querySelector<HTMLElement>(name)?.focus();
  }, [shorter]);
  const { draft, add, drop, forget } = useTimingsDraft(timings);
  const actions = useTimingsActions(timings);
  const shown = mapDays(timings, (day) => withDraft(day, draft));
  const days = mode === 'all' ? [shown.allDays] : shown.week;
  const strip = mode === 'all' ? shown.week.map((day) => everyDay(day, shown.allDays)) : shown.week;
  const count = [...draft].reduce(
    (sum, [day, slots]) => (modeOf(day) === mode ? sum + slots.length : sum),
    0,
  );
  const save = async () => {
    setProblem('');
    const outcome = await actions.save(mode, draft);
    if (outcome.isDone) forget(mode);
    else setProblem(outcome.problem);
  };
  const deleted = ({ number }: Day) => {
    setOpen(null);
    setShorter({ number });
  };
  const show = (next: Mode) => {
    setMode(next);
    setProblem('');
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
            <WeekStrip week={strip} isForced={mode === 'all'} />
          </Stack>
        </Card>
        <Days $wide={3} ref={cards}>
          {days.map((day) => (
            <DayCard
              key={day.number}
              day={day}
              canEdit={canEdit}
              canSwitch={can(RIGHTS.switchDays)}
              busy={actions.busy}
              onSwitch={(one, isOnline) => void actions.setOnline(one, isOnline)}
              onAdd={(one) => setOpen({ kind: 'add', day: one.number })}
              onEdit={(one, { key }) => setOpen({ kind: 'edit', day: one.number, key })}
              onDelete={(one, { key }) => setOpen({ kind: 'delete', day: one.number, key })}
              onCopy={(one) => setOpen({ kind: 'copy', day: one.number })}
            />
          ))}
        </Days>
        {canEdit && (
          <SaveBar
            {...{ mode, count, problem }}
            isBusy={actions.busy === 'save'}
            onSave={() => void save()}
          />
        )}
      </Stack>
      <TimingDialogs
        {...{ open, actions, drop }}
        timings={shown}
        onAdd={add}
        onDeleted={deleted}
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

function everyDay({ number }: Day, allDays: Day): Day {
  return { ...allDays, number };
}
