import { type RefObject, useEffect, useLayoutEffect, useState } from 'react';
import { afterPaint } from '../../../core/async/afterPaint';
import { OVERLAY_EVENT } from '../../primitives/overlay/useModal';

/** Reopens the popover, which moves it above the last dialog. */
function raise(host: HTMLElement): void {
  const popover = host.querySelector<HTMLElement>('[popover]');
  if (!popover?.showPopover) return;
  if (popover.matches(':popover-open')) popover.hidePopover();
  popover.showPopover();
}

/**
 * The parent element of the toasts. The element is moved into the topmost modal dialog, because everything outside of
 * that dialog is inert.
 */
export function useTopmostHost(anchorRef: RefObject<HTMLElement | null>): HTMLElement | null {
  const [host, setHost] = useState<HTMLElement | null>(null);
  useLayoutEffect(() => {
    const element = anchorRef.current?.ownerDocument.createElement('div');
    setHost((made) => made ?? element ?? null);
  }, [anchorRef]);
  // The effect depends on `host`, because StrictMode has to attach the same element in both runs.
  useLayoutEffect(() => {
    const anchor = anchorRef.current;
    const root = anchor?.closest('.vp-root') ?? anchor?.parentElement;
    if (!host || !anchor || !root) return;
    let dialogs = [...root.querySelectorAll<HTMLDialogElement>('dialog[open]')];
    const attach = () => (dialogs.at(-1) ?? anchor).append(host);
    const onOverlay = ({ target }: Event) => {
      const dialog = target as HTMLDialogElement;
      dialogs = dialogs.filter((other) => other !== dialog);
      if (dialog.open) dialogs.push(dialog);
      attach();
      raise(host);
    };
    root.addEventListener(OVERLAY_EVENT, onOverlay);
    attach();
    return () => {
      root.removeEventListener(OVERLAY_EVENT, onOverlay);
      host.remove();
    };
  }, [anchorRef, host]);
  // Opening a popover forces a layout. React runs this effect before the paint, because a layout
  // effect has set `host`.
  useEffect(() => {
    if (!host) return;
    let isCancelled = false;
    void afterPaint().then(() => isCancelled || raise(host));
    return () => {
      isCancelled = true;
    };
  }, [host]);
  return host;
}
