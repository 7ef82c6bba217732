import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { focusedBeside } from '../../core/dom/focusedBeside';
import { announceOverlay } from './overlayEvents';

/**
 * Keeps a `<dialog>` in the top layer while mounted and gives the focus back afterwards.
 * `onClosed` hears of a closing that was not ours: browsers close on a second Esc without asking.
 */
export function useModal(onClosed: () => void): RefObject<HTMLDialogElement | null> {
  const ref = useRef<HTMLDialogElement>(null);
  const onClosedRef = useRef(onClosed);
  useEffect(() => {
    onClosedRef.current = onClosed;
  });
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
  }, []);
  return ref;
}

/** The cross comes first in the order of tabs; whoever opens a form wants its first field. */
function focusFirstControl(dialog: HTMLElement): void {
  const body = dialog.querySelector('[data-vp-part="dialog-body"]');
  const first = body?.querySelector<HTMLElement>('input, select, textarea');
  const chosen = body?.querySelector<HTMLElement>('input[type="radio"]:checked');
  const isRadio = first instanceof HTMLInputElement && first.type === 'radio';
  (isRadio ? (chosen ?? first) : first)?.focus();
}
