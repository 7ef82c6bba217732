import { useAtomValue } from 'jotai';
import { type FormEvent, useId, useState } from 'react';
import { useText } from '../../core/messages/useText';
import { formatsAtom, timeZoneAtom } from '../../core/state/services';
import { Banner } from '../../ui/primitives/Banner';
import { Button } from '../../ui/primitives/Button';
import { ChoiceGroup } from '../../ui/primitives/form/ChoiceGroup';
import { Select } from '../../ui/primitives/form/Select';
import { Stack } from '../../ui/primitives/layout/Layout';
import { Dialog } from '../../ui/primitives/overlay/Dialog';
import { nextOpening, timingsAtom } from '../timings/public';
import messages from './messages.en.json';
import type { StoreChange } from './mutations';
import { type Pause, PAUSE_REASONS } from './types';

const PAUSE_MINUTES = [15, 30, 60] as const;
const OPENING = 'opening';

type Length = (typeof PAUSE_MINUTES)[number] | typeof OPENING;

export interface StoreDialogProps {
  isBusy: boolean;
  problem: string | undefined;
  blockedBy: string | undefined;
  onChange: (change: StoreChange) => void;
  onClose: () => void;
}

export function PauseDialog({ isBusy, problem, blockedBy, onChange, onClose }: StoreDialogProps) {
  const text = useText(messages);
  const { time, shortDate, isoDay } = useAtomValue(formatsAtom);
  const formId = useId();
  const [now] = useState(Date.now);
  const opening = useOpening(now);
  const [length, setLength] = useState<Length>(PAUSE_MINUTES[0]);
  const [reason, setReason] = useState<Pause['reason']>('too_busy');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isBusy || blockedBy) return;
    const until = length === OPENING ? { until: opening ?? now } : { minutes: length };
    onChange({ kind: 'pause', pause: { ...until, reason } });
  };
  const minutes = PAUSE_MINUTES.map((value) => ({
    value,
    label: text('minutes', { count: value }),
  }));
  const openingAt = opening && [
    isoDay(opening) !== isoDay(now) && shortDate(opening, now),
    time(opening),
  ];
  return (
    <Dialog
      isOpen
      title={text('pauseTitle')}
      description={text('pauseText')}
      isBusy={isBusy}
      onClose={onClose}
      actions={
        <Button
          type="submit"
          form={formId}
          variant="primary"
          isWide
          isBusy={isBusy}
          blockedBy={blockedBy}
        >
          {text('pauseConfirm')}
        </Button>
      }
    >
      <form id={formId} noValidate onSubmit={submit}>
        <Stack gap={3}>
          {problem && <Banner tone="danger">{problem}</Banner>}
          <ChoiceGroup<Length>
            label={text('howLong')}
            options={
              openingAt
                ? [
                    ...minutes,
                    {
                      value: OPENING,
                      label: text('untilOpening', { at: openingAt.filter(Boolean).join(', ') }),
                    },
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
            onChange={({ target }) =>
              setReason(PAUSE_REASONS.find((value) => value === target.value))
            }
          />
        </Stack>
      </form>
    </Dialog>
  );
}

/** The next opening of the hours, at which a pause can end. */
function useOpening(now: number): number | null {
  const timeZone = useAtomValue(timeZoneAtom);
  const { data: timings } = useAtomValue(timingsAtom);
  return timings ? nextOpening(timings, now, timeZone) : null;
}
