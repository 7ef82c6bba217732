/** Sent by a dialog as it opens or closes, so that toasts can follow into the top layer. */
export const OVERLAY_EVENT = 'vp-overlay';

export function announceOverlay(element: Element): void {
  element.dispatchEvent(new CustomEvent(OVERLAY_EVENT, { bubbles: true }));
}
