import { X } from 'lucide-react';
import {
  type MouseEvent,
  type ReactNode,
  type RefObject,
  type SyntheticEvent,
  useId,
  useLayoutEffect,
  useRef,
} from 'react';
import { keyframes, styled } from 'styled-components';
import { focusedBeside } from '../../../core/dom/focusedBeside';
import { useText } from '../../../core/messages/useText';
import messages from '../../messages.en.json';
import {
  box,
  color,
  controlHeight,
  font,
  motion,
  radius,
  scaled,
  shadow,
  space,
} from '../../theme/theme';
import { useLatest } from '../../useLatest';
import { IconButton } from '../Button';

const rise = keyframes`
  from { opacity: 0; transform: translateY(8px); }
`;

const widths = { sm: scaled(440), md: scaled(600), lg: scaled(880) } as const;

const Sheet = styled.dialog<{ $size: keyof typeof widths }>`
  flex-direction: column;
  inline-size: calc(100% - ${space[6]});
  max-inline-size: ${({ $size }) => widths[$size]};
  max-block-size: calc(100% - ${space[7]});
  margin: auto;
  padding: 0;
  overflow: hidden;
  border: 1px solid ${color.border};
  border-radius: ${radius.card};
  background: ${color.surface};
  color: ${color.text};
  box-shadow: ${shadow.overlay};
  animation: ${rise} ${motion.calm};
  &[open] {
    display: flex;
  }
  &::backdrop {
    background: var(--vp-color-backdrop, #00000080);
  }
  ${box.narrow} {
    inline-size: 100%;
    max-block-size: calc(100% - ${space[6]});
    margin-block-end: 0;
    border-width: 1px 0 0;
    border-radius: ${radius.card} ${radius.card} 0 0;
    padding-block-end: env(safe-area-inset-bottom, 0px);
  }
`;

const Head = styled.div`
  display: flex;
  align-items: start;
  justify-content: space-between;
  gap: ${space[3]};
  padding: ${space[4]} ${space[3]} ${space[2]};
  padding-inline-start: ${space[5]};
`;

const Title = styled.h2`
  /* Aligns the first line with the close button. */
  padding-block: calc((${controlHeight} - ${font.line.tight} * 1em) / 2);
  font-size: ${font.size.lg};
`;

const Body = styled.div`
  display: grid;
  gap: ${space[4]};
  padding: ${space[1]} ${space[5]} ${space[5]};
  overflow: auto;
`;

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: end;
  gap: ${space[2]};
  padding: ${space[3]} ${space[5]};
  border-block-start: 1px solid ${color.border};
  ${box.narrow} {
    & > * {
      flex: 1 1 auto;
    }
  }
`;

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

/** Opens a modal dialog. `onClosed` runs if the browser closes it, because a second Esc cannot be prevented. */
export function useModal(onClosed: () => void): RefObject<HTMLDialogElement | null> {
  const ref = useRef<HTMLDialogElement>(null);
  const onClosedRef = useLatest(onClosed);
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    const opener = focusedBeside(dialog);
    const followBrowser = () => dialog.open || onClosedRef.current();
    dialog.showModal();
    dialog.addEventListener('close', followBrowser);
    focusFirstControl(dialog);
    announceOverlay(dialog);
    return () => {
      dialog.removeEventListener('close', followBrowser);
      dialog.close();
      announceOverlay(dialog);
      opener?.focus?.();
    };
  }, [onClosedRef]);
  return ref;
}

/** Focuses the first field. The browser would focus the close button. */
function focusFirstControl(dialog: HTMLElement): void {
  const body = dialog.querySelector('[data-vp-part="dialog-body"]');
  const first = body?.querySelector<HTMLElement>('input, select, textarea');
  const chosen = body?.querySelector<HTMLElement>('input[type="radio"]:checked');
  const isRadio = first instanceof HTMLInputElement && first.type === 'radio';
  (isRadio ? (chosen ?? first) : first)?.focus();
}

/** The event that a dialog dispatches when it opens or closes, so that toasts can follow it. */
export const OVERLAY_EVENT = 'vp-overlay';

export function announceOverlay(element: Element): void {
  element.dispatchEvent(new CustomEvent(OVERLAY_EVENT, { bubbles: true }));
}
