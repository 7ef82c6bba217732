import { X } from 'lucide-react';
import { type MouseEvent, type ReactNode, type SyntheticEvent, useId } from 'react';
import { useText } from '../../../core/messages/useText';
import messages from '../../messages.en.json';
import { IconButton } from '../Button';
import { Body, Foot, Head, Sheet, Title } from './dialogStyles';
import { useModal } from './useModal';

export interface DialogProps {
  isOpen: boolean;
  /** Called on Esc, on the close button and, if allowed, on a click on the backdrop. */
  onClose: () => void;
  title: string;
  description?: ReactNode;
  /** Buttons in the footer, the main one last. */
  actions?: ReactNode;
  children?: ReactNode;
  role?: 'dialog' | 'alertdialog';
  size?: 'sm' | 'md' | 'lg';
  /** Whether a click on the backdrop closes the dialog. Use it only if closing loses no input. */
  closesOnBackdrop?: boolean;
  /** While this is true, the dialog cannot be closed. */
  isBusy?: boolean;
  hasCloseButton?: boolean;
}

/** A modal dialog; in a narrow portal it is a sheet at the bottom. */
export function Dialog({ isOpen, ...props }: DialogProps) {
  return isOpen ? <OpenDialog {...props} /> : null;
}

function OpenDialog(props: Omit<DialogProps, 'isOpen'>) {
  const { title, description, children, actions, role, size = 'sm', hasCloseButton = true } = props;
  const text = useText(messages);
  const id = useId();
  const ref = useModal(props.onClose);
  return (
    <Sheet
      ref={ref}
      data-vp-part="dialog"
      role={role}
      aria-labelledby={`${id}-title`}
      aria-describedby={description ? `${id}-description` : undefined}
      $size={size}
      {...closingHandlers(props)}
    >
      <Head>
        <Title id={`${id}-title`}>{title}</Title>
        {hasCloseButton && (
          <IconButton
            label={text('close')}
            icon={<X size={20} />}
            disabled={props.isBusy}
            onClick={props.onClose}
          />
        )}
      </Head>
      {(description || children) && (
        <Body data-vp-part="dialog-body">
          {description && <div id={`${id}-description`}>{description}</div>}
          {children}
        </Body>
      )}
      {actions && <Foot>{actions}</Foot>}
    </Sheet>
  );
}

function closingHandlers({ onClose, isBusy, closesOnBackdrop }: Omit<DialogProps, 'isOpen'>) {
  const close = () => !isBusy && onClose();
  return {
    onCancel: (event: SyntheticEvent<HTMLDialogElement>) => {
      if (event.target !== event.currentTarget) return;
      event.preventDefault();
      close();
    },
    onClick: (event: MouseEvent<HTMLDialogElement>) => {
      if (closesOnBackdrop && event.target === event.currentTarget) close();
    },
  };
}
