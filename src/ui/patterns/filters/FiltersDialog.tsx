import { type FormEvent, type ReactNode, useId } from 'react';
import { useText } from '../../../core/messages/useText';
import { Button } from '../../primitives/Button';
import { Stack } from '../../primitives/layout/Layout';
import { Dialog } from '../../primitives/overlay/Dialog';
import messages from './messages.en.json';

interface FiltersDialogProps {
  title: string;
  showLabel: string;
  onClear: () => void;
  onShow: () => void;
  onClose: () => void;
  children: ReactNode;
}

/** The dialog with the filters of a list. */
export function FiltersDialog(props: FiltersDialogProps) {
  const { title, showLabel, onClear, onShow, onClose, children } = props;
  const text = useText(messages);
  const formId = useId();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onShow();
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={title}
      closesOnBackdrop
      actions={
        <>
          <Button onClick={onClear}>{text('filterClear')}</Button>
          <Button variant="primary" type="submit" form={formId}>
            {showLabel}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={submit} noValidate>
        <Stack gap={3}>{children}</Stack>
      </form>
    </Dialog>
  );
}
