import { type RefObject, useEffect, useLayoutEffect, useState } from 'react';
import { OVERLAY_EVENT } from '../primitives/overlayEvents';

/** Lifts what is in it above the dialog that opened last. */
function raise(host: HTMLElement): void {
  const popover = host.querySelector<HTMLElement>('[popover]');
  if (!popover?.showPopover) return;
  if (popover.matches(':popover-open')) popover.hidePopover();
  popover.showPopover();
}

/**
 * An element that lives in the anchor, and in the topmost modal dialog while one is open: whatever
 * stays outside a modal dialog is inert, so its buttons are dead and its words are not announced.
 */
export function useTopmostHost(anchorRef: RefObject<HTMLElement | null>): HTMLElement | null {
  const [host, setHost] = useState<HTMLElement | null>(null);
  useLayoutEffect(() => {
    const element = anchorRef.current?.ownerDocument.createElement('div');
    setHost((made) => made ?? element ?? null);
  }, [anchorRef]);
  // It depends on the element: StrictMode runs the effects of a render twice, and each run has to
  // put back the very element that the later effects of that render raise.
  useLayoutEffect(() => {
    const anchor = anchorRef.current;
    const root = anchor?.closest('.vp-root') ?? anchor?.parentElement;
    if (!host || !anchor || !root) return;
    let dialogs = [...root.querySelectorAll<HTMLDialogElement>('dialog[open]')];
    const place = () => (dialogs.at(-1) ?? anchor).append(host);
    const onOverlay = ({ target }: Event) => {
      const dialog = target as HTMLDialogElement;
      dialogs = dialogs.filter((other) => other !== dialog);
      if (dialog.open) dialogs.push(dialog);
      place();
      raise(host);
    };
    root.addEventListener(OVERLAY_EVENT, onOverlay);
    place();
    return () => {
      root.removeEventListener(OVERLAY_EVENT, onOverlay);
      host.remove();
    };
  }, [anchorRef, host]);
  // After the page is drawn: at its first commit a popover costs a layout of all of it.
  useEffect(() => {
    if (host) raise(host);
  }, [host]);
  return host;
}
