import type { ReactNode } from 'react';
import { useText } from '../../../core/messages/useText';
import messages from '../../messages.en.json';
import { Button } from '../Button';
import { Dialog } from './Dialog';

export interface AlertDialogProps {
  isOpen: boolean;
  title: string;
  description: ReactNode;
  /** The server's message, shown below the description. */
  reason?: string | undefined;
  onClose: () => void;
}

export function AlertDialog({ onClose, ...props }: AlertDialogProps) {
  const text = useText(messages);
  const action = (
    <Button variant="primary" onClick={onClose}>
      {text('close')}
    </Button>
  );
  return (
    <Dialog
      isOpen={props.isOpen}
      title={props.title}
      description={
        <>
          {props.description}
          {props.reason && <p>{props.reason}</p>}
        </>
      }
      onClose={onClose}
      role="alertdialog"
      hasCloseButton={false}
      actions={action}
    />
  );
}
