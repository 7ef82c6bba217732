import type { ReactNode } from 'react';
import { useText } from '../../core/messages/useText';
import messages from '../messages.en.json';
import { Button } from './Button';
import { Dialog } from './Dialog';
import { isRepeatedClick } from './isRepeatedClick';

export interface ConfirmDialogProps {
  isOpen: boolean;
  /** Asks and names the thing: "Delete Masala Dosa?" */
  title: string;
  description?: ReactNode;
  /** The verb on the button: "Delete". */
  confirmLabel: string;
  cancelLabel?: string;
  onConfirm: () => void;
  onCancel: () => void;
  isBusy?: boolean;
  /** Why the deed cannot be done now. */
  blockedBy?: string;
  /** False for a question that destroys nothing. Default true. */
  isDanger?: boolean;
  children?: ReactNode;
}

/** One question, one way out, one deed. The safe button has the focus first. */
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
            {confirmLabel}
          </Button>
        </>
      }
    >
      {props.children}
    </Dialog>
  );
}
