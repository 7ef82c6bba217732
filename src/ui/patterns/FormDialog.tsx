import { type FormEvent, type ReactNode, useId } from 'react';
import { useText } from '../../core/messages/useText';
import messages from '../messages.en.json';
import { Banner } from '../primitives/Banner';
import { Button, isRepeatedClick } from '../primitives/Button';
import { Stack } from '../primitives/layout/Layout';
import { Dialog, type DialogProps } from '../primitives/overlay/Dialog';

interface FormDialogProps {
  title: string;
  description?: string | undefined;
  size?: DialogProps['size'];
  submitLabel: string;
  /** Adds the button "Cancel". */
  hasCancel?: boolean;
  isBusy?: boolean | undefined;
  /** The reason why the form cannot be sent now. */
  blockedBy?: string | undefined;
  /** The reason why the form was not saved. */
  problem?: string | undefined;
  onSubmit(): void;
  onClose(): void;
  children: ReactNode;
}

/** A dialog with a few fields and one button that sends them. */
export function FormDialog(props: FormDialogProps) {
  const { title, description, submitLabel, isBusy = false, blockedBy, problem } = props;
  const { size, hasCancel = false, onSubmit, onClose, children } = props;
  const text = useText(messages);
  const formId = useId();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isBusy && !blockedBy) onSubmit();
  };
  return (
    <Dialog
      isOpen
      size={size}
      title={title}
      description={description}
      isBusy={isBusy}
      onClose={onClose}
      actions={
        <>
          {hasCancel && (
            <Button onClick={onClose} disabled={isBusy}>
              {text('cancel')}
            </Button>
          )}
          <Button
            type="submit"
            form={formId}
            variant="primary"
            isWide={!hasCancel}
            isBusy={isBusy}
            blockedBy={blockedBy}
            onClick={(event) => isRepeatedClick(event) && event.preventDefault()}
          >
            {submitLabel}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={submit}>
        <Stack gap={3}>
          {problem && <Banner tone="danger">{problem}</Banner>}
          {children}
        </Stack>
      </form>
    </Dialog>
  );
}
