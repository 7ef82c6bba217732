import { type RefObject, useLayoutEffect, useRef } from 'react';
import { focusedBeside } from '../../../core/dom/focusedBeside';
import { useLatest } from '../../useLatest';

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

/** The event that a dialog dispatches when it opens or closes, so that toasts can follow it into the top layer. */
export const OVERLAY_EVENT = 'vp-overlay';

export function announceOverlay(element: Element): void {
  element.dispatchEvent(new CustomEvent(OVERLAY_EVENT, { bubbles: true }));
}
