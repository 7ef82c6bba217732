import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { useText } from '../../../core/messages/useText';
import { Button } from '../../../ui/primitives/Button';
import { ChoiceGroup } from '../../../ui/primitives/ChoiceGroup';
import { Dialog } from '../../../ui/primitives/Dialog';
import { DEFAULT_PREPARATION_MINUTES, PREPARATION_MINUTES } from '../constants';
import { isRepeatedClick } from '../../../ui/primitives/isRepeatedClick';
import messages from '../messages.en.json';

interface AcceptDialogProps {
  number: string;
  /** What has happened to the order meanwhile. */
  note: ReactNode;
  /** Why it cannot be accepted now. */
  blockedBy?: string;
  onAccept: (minutes: number) => void;
  onClose: () => void;
}

/** The preparation time: 20 minutes at first, none once cleared, and nothing sent then (b36). */
export function AcceptDialog(props: AcceptDialogProps) {
  const { number, note, blockedBy, onAccept, onClose } = props;
  const text = useText(messages);
  const [minutes, setMinutes] = useState<number | null>(DEFAULT_PREPARATION_MINUTES);
  const [isMissing, setMissing] = useState(false);
  const formId = useId();
  const accept = (event: FormEvent) => {
    event.preventDefault();
    if (minutes === null) setMissing(true);
    else onAccept(minutes);
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={text('acceptTitle', { number })}
      description={text('acceptText')}
      actions={
        <Button
          type="submit"
          form={formId}
          variant="primary"
          size="lg"
          isWide
          blockedBy={blockedBy}
          onClick={(event) => isRepeatedClick(event) && event.preventDefault()}
        >
          {text('acceptConfirm', { minutes: minutes ?? 0 })}
        </Button>
      }
    >
      {note}
      <form id={formId} noValidate onSubmit={accept}>
        <ChoiceGroup<number>
          isEven
          label={text('preparationTime')}
          options={PREPARATION_MINUTES.map((value) => ({
            value,
            label: text('minutes', { count: value }),
          }))}
          value={minutes}
          error={isMissing && minutes === null ? text('timeRequired') : undefined}
          onChange={setMinutes}
          onClear={() => setMinutes(null)}
        />
      </form>
    </Dialog>
  );
}
