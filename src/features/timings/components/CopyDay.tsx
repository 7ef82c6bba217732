import { useId, useState } from 'react';
import type { Day } from '../../../core/restaurant/timings/types';
import { FormDialog } from '../../../ui/patterns/FormDialog';
import { Checkbox } from '../../../ui/primitives/form/Checkbox';
import { FieldNote } from '../../../ui/primitives/form/Field';
import { Stack } from '../../../ui/primitives/layout/Layout';
import type { Addition } from '../draft';
import { fitting } from '../slots';
import { useTimingWords } from '../useTimingWords';

interface CopyDayProps {
  day: Day;
  week: readonly Day[];
  onAdd: (additions: readonly Addition[]) => void;
  onClose: () => void;
}

/** Copies only the slots that fit. */
export function CopyDay({ day, week, onAdd, onClose }: CopyDayProps) {
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
