import { useAtomValue } from 'jotai';
import { useEffect, useRef, useState } from 'react';
import { formatsAtom } from '../../../core/format/formatsAtom';
import { useDraft } from '../../../core/forms/useDraft';
import { useUnsavedChanges } from '../../../core/navigation/useUnsavedChanges';
import { INDIA } from '../../../core/region/region';
import type { SpecialDay, Timings } from '../../../core/restaurant/timings/types';
import { regionAtom } from '../../../core/state/services';
import { useWrite } from '../../../core/state/useWrite';
import { cleanName } from '../../../core/text/cleanName';
import { FormDialog } from '../../../ui/patterns/FormDialog';
import { ChoiceGroup } from '../../../ui/primitives/form/ChoiceGroup';
import { DateInput } from '../../../ui/primitives/form/DateInput';
import { Select } from '../../../ui/primitives/form/Select';
import { TextInput } from '../../../ui/primitives/form/TextInput';
import { Stack } from '../../../ui/primitives/layout/Layout';
import { type Night, NightChoice } from '../components/NightChoice';
import {
  checkHours,
  LABEL_MAX,
  type SpecialProblems,
  splitNights,
  toHours,
  withNights,
} from './checks';
import { changeSpecialDayAtom, SpecialDaysChanged, type SpecialHours } from './data';
import { holidaysFrom } from './holidays';
import { SlotFields } from './SlotFields';
import { useSpecialWords } from './useSpecialDays';

interface SpecialDayDialogProps {
  /** The date to change; without one, a date is added. */
  day: SpecialDay | undefined;
  timings: Timings;
  today: string;
  onClose: () => void;
}

const NO_SLOT = { from: '', to: '' };

export function SpecialDayDialog({ day, timings, today, onClose }: SpecialDayDialogProps) {
  const { text, day: dayWords, spans: spanWords } = useSpecialWords();
  const [seen, setSeen] = useState(day);
  const [start] = useState(() => toHours(day));
  const [hours, setHours] = useState(start);
  const [problems, setProblems] = useState<SpecialProblems | null>(null);
  const [nights, setNights] = useState<{ own: Night; former: Night }>({
    own: 'close',
    former: 'keep',
  });
  const split = splitNights(timings, hours);
  const planned = withNights(timings, hours, nights);
  const fields = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (problems) fields.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [problems]);
  const { date, label, isClosed, spans } = hours;
  const isChanged = JSON.stringify(hours) !== JSON.stringify(start);
  const { leave, allowLeaving } = useUnsavedChanges(isChanged);
  useDraft<SpecialHours>(`special-day/${day?.id ?? 'new'}`, {
    read: () => (isChanged ? hours : null),
    restore: setHours,
  });
  const { run, isBusy, problem } = useWrite(changeSpecialDayAtom, {
    group: 'timings',
    done: () => text('saved'),
    failed: text('saveFailed'),
    reasons: {
      refused: text(planned.night ? 'partSaved' : 'notSaved'),
      lost: text('answerLost'),
      changed: text('changedElsewhere'),
    },
    onChanged: (failure) => {
      const now = failure instanceof SpecialDaysChanged ? failure.special : [];
      setSeen(now.find(({ id }) => id === day?.id));
    },
    onDone: () => {
      allowLeaving();
      onClose();
    },
  });
  const change = (changes: Partial<SpecialHours>) => {
    setHours({ ...hours, ...changes });
    // A change of one field can fix an error of another, such as an overlap.
    setProblems(null);
  };
  const submit = () => {
    const others = timings.special.filter(({ id }) => id !== seen?.id);
    const newProblem = checkHours(hours, { others, today });
    setProblems(newProblem);
    const named = { ...hours, label: cleanName(label) };
    if (!newProblem) void run({ kind: 'save', ...withNights(timings, named, nights), seen });
  };
  const setClosed = (kind: 'closed' | 'open') =>
    change({
      isClosed: kind === 'closed',
      spans: spans.length === 0 && kind === 'open' ? [NO_SLOT] : spans,
    });
  return (
    <FormDialog
      title={text(day ? 'editTitle' : 'addTitle')}
      submitLabel={text('save')}
      hasCancel
      isBusy={isBusy}
      problem={problem}
      onSubmit={submit}
      onClose={() => leave(onClose)}
    >
      <div ref={fields}>
        <Stack gap={3}>
          {!day && <HolidaySelect today={today} date={date} label={label} onPick={change} />}
          <DateInput
            label={text('date')}
            min={today}
            value={date}
            {...(problems?.date && { error: text(problems.date) })}
            onChange={(event) => change({ date: event.target.value })}
          />
          <TextInput
            label={text('label')}
            hint={text('labelHint')}
            autoComplete="off"
            value={label}
            {...(problems?.label && {
              error: text(problems.label, { max: LABEL_MAX, count: cleanName(label).length }),
            })}
            onChange={(event) => change({ label: event.target.value })}
          />
          <ChoiceGroup
            label={text('hours')}
            options={[
              { value: 'closed', label: text('closedAllDay') },
              { value: 'open', label: text('ownHours') },
            ]}
            value={isClosed ? 'closed' : 'open'}
            onChange={setClosed}
          />
          {!isClosed && (
            <SlotFields
              spans={spans}
              problems={problems?.slots ?? []}
              onChange={(next) => change({ spans: next })}
            />
          )}
          {split.former && (
            <NightChoice
              evening={split.former.evening}
              until={split.former.slot.to}
              value={nights.former}
              onChange={(former) => setNights({ ...nights, former })}
            />
          )}
          {split.own && (
            <NightChoice
              evening={split.own.evening}
              until={split.own.slot.to}
              value={nights.own}
              hint={
                planned.night &&
                text('nightSaves', {
                  date: dayWords(planned.night.date),
                  hours: spanWords(planned.night.spans),
                })
              }
              onChange={(choice) => setNights({ ...nights, own: choice })}
            />
          )}
        </Stack>
      </div>
    </FormDialog>
  );
}

interface HolidaySelectProps {
  today: string;
  date: string;
  label: string;
  onPick: (picked: { date: string; label: string }) => void;
}

/** The coming holidays; only for a restaurant in India. */
function HolidaySelect({ today, date, label, onPick }: HolidaySelectProps) {
  const { text } = useSpecialWords();
  const { date: dateOf } = useAtomValue(formatsAtom);
  const { country } = useAtomValue(regionAtom);
  const holidays = country === INDIA.country ? holidaysFrom(today) : [];
  if (holidays.length === 0) return null;
  const picked = holidays.find((one) => one.date === date && text(one.name) === label);
  const note = picked?.isExpected ? text('expectedNote', { name: label }) : text('holidayHint');
  return (
    <Select
      label={text('holiday')}
      hint={note}
      placeholder={text('holidayNone')}
      options={holidays.map((one) => ({
        value: one.date,
        label: text(one.isExpected ? 'holidayExpected' : 'holidayOn', {
          name: text(one.name),
          date: dateOf(one.date),
        }),
      }))}
      value={picked?.date ?? ''}
      onChange={(event) => {
        const chosen = holidays.find((one) => one.date === event.target.value);
        if (chosen) onPick({ date: chosen.date, label: text(chosen.name) });
      }}
    />
  );
}
