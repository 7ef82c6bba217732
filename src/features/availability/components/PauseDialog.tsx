import { useAtomValue } from 'jotai';
import { useCallback, useState } from 'react';
import { clockAtom } from '../../../core/clock/state';
import { zoneAtom } from '../../../core/format/zoneAtom';
import { useText } from '../../../core/messages/useText';
import { nextOpening } from '../../../core/restaurant/timings/openings';
import { timingsAtom } from '../../../core/restaurant/timings/queries';
import { FormDialog } from '../../../ui/patterns/FormDialog';
import { useClock } from '../../../ui/patterns/useClock';
import { useMomentWords } from '../../../ui/patterns/useMomentWords';
import { ChoiceGroup } from '../../../ui/primitives/form/ChoiceGroup';
import { Select } from '../../../ui/primitives/form/Select';
import type { AvailabilityChange, Pause } from '../data';
import messages from '../messages.en.json';
import { PAUSE_REASONS } from '../wire';

const PAUSE_MINUTES = [15, 30, 60] as const;
const OPENING = 'opening';
const MINUTE_MS = 60_000;

type Length = (typeof PAUSE_MINUTES)[number] | typeof OPENING;

export interface AvailabilityDialogProps {
  isBusy: boolean;
  problem: string | undefined;
  blockedBy: string | undefined;
  onChange: (change: AvailabilityChange) => void;
  onClose: () => void;
}

export function PauseDialog({ onChange, ...dialog }: AvailabilityDialogProps) {
  const text = useText(messages);
  const momentWords = useMomentWords();
  const clock = useAtomValue(clockAtom);
  const [now] = useState(clock.now);
  const opening = useOpening(now);
  const [length, setLength] = useState<Length>(PAUSE_MINUTES[0]);
  const [reason, setReason] = useState<Pause['reason']>('too_busy');
  const ends = useClock(
    useCallback(
      (at: number) => momentWords(length === OPENING ? (opening ?? at) : at + length * MINUTE_MS),
      [momentWords, length, opening],
    ),
  );
  const submit = () => {
    const until = length === OPENING ? { until: opening ?? now } : { minutes: length };
    onChange({ kind: 'pause', pause: { ...until, reason } });
  };
  const minutes = PAUSE_MINUTES.map((value) => ({
    value,
    label: text('minutes', { count: value }),
  }));
  return (
    <FormDialog
      {...dialog}
      title={text('pauseTitle')}
      description={text('pauseText')}
      submitLabel={text('pauseConfirm')}
      onSubmit={submit}
    >
      <ChoiceGroup<Length>
        label={text('howLong')}
        hint={text('until', { at: ends })}
        options={
          opening
            ? [
                ...minutes,
                { value: OPENING, label: text('untilOpening', { at: momentWords(opening) }) },
              ]
            : minutes
        }
        value={length}
        onChange={setLength}
      />
      <Select
        label={text('why')}
        options={PAUSE_REASONS.map((value) => ({ value, label: text(value) }))}
        value={reason}
        onChange={({ target }) => setReason(PAUSE_REASONS.find((value) => value === target.value))}
      />
    </FormDialog>
  );
}

/** The restaurant's next opening time, at which a pause can end. */
function useOpening(now: number): number | null {
  const zone = useAtomValue(zoneAtom);
  const { data: timings } = useAtomValue(timingsAtom);
  return timings ? nextOpening(timings, now, zone) : null;
}
