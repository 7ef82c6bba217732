import type { ReactNode } from 'react';
import { useText } from '../../../core/messages/useText';
import messages from '../../messages.en.json';
import { Button, isRepeatedClick } from '../Button';
import { Dialog } from './Dialog';

export interface ConfirmDialogProps {
  isOpen: boolean;
  /** A question that names the thing: "Delete Masala Dosa?" */
  title: string;
  description?: ReactNode;
  /** The verb on the button; default "Delete". */
  confirmLabel?: string;
  cancelLabel?: string;
  onConfirm: () => void;
  onCancel: () => void;
  isBusy?: boolean;
  /** The reason why confirming is not possible now. */
  blockedBy?: string;
  /** Whether the action destroys something; true by default. */
  isDanger?: boolean;
  children?: ReactNode;
}

/** Asks for confirmation; the cancel button has the initial focus. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { confirmLabel, cancelLabel, onConfirm, onCancel, isBusy, isDanger = true } = props;
  const text = useText(messages);
  return (
    <Dialog
      isOpen={props.isOpen}
      onClose={onCancel}
      title={props.title}
      description={props.description}
      role="alertdialog"
      isBusy={isBusy}
      hasCloseButton={false}
      actions={
        <>
          <Button onClick={onCancel} disabled={isBusy}>
            {cancelLabel ?? text('cancel')}
          </Button>
          <Button
            variant={isDanger ? 'danger' : 'primary'}
            isBusy={isBusy}
            blockedBy={props.blockedBy}
            onClick={(event) => !isRepeatedClick(event) && onConfirm()}
          >
            {confirmLabel ?? text('delete')}
          </Button>
        </>
      }
    >
      {props.children}
    </Dialog>
  );
}
