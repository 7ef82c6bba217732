import { nextTask } from '../core/async/nextTask';
import { focusedBeside } from '../core/dom/focusedBeside';

/** The title of the screen, where the keyboard and the screen reader begin. */
export function titleOf(root: HTMLElement): HTMLElement | null {
  return root.querySelector('[data-vp-part="page-title"]');
}

/**
 * An answered order, a deleted dish, a button that did its work: what had the focus is gone, and the
 * browser would begin at the top of the page. The focus goes to the panel that it stood in, else to
 * the title. Returns a function that ends this.
 */
export function keepFocus(root: HTMLElement): () => void {
  /** What has the focus, and all that it stands in. */
  let path: HTMLElement[] = [];
  const remember = ({ target }: FocusEvent) => {
    path = [];
    for (let at = target as HTMLElement | null; at && at !== root; at = at.parentElement) {
      path.push(at);
    }
  };
  // Who goes elsewhere, or to no control at all, has left. What is gone or disabled had to go.
  const forget = async ({ relatedTarget }: FocusEvent) => {
    const [left] = path;
    if (!relatedTarget) await nextTask();
    if (root.contains(relatedTarget as Node | null) || path[0] !== left) return;
    const hadTo = !left?.isConnected || left.matches(':disabled') || focusedBeside(root) === left;
    if (relatedTarget || !hadTo) path = [];
  };
  const passOn = () => {
    // In a window behind another one it waits until that window is looked at again.
    if (path[0]?.isConnected !== false || !document.hasFocus()) return;
    const lost = path;
    path = [];
    // Of a shadow tree the page knows only the host, of a frame with the focus only the frame.
    const { activeElement, body } = document;
    if (activeElement && activeElement !== body) return;
    const panel = lost.find((at) => at.isConnected && at.matches('[tabindex]:not(main)'));
    (panel ?? titleOf(root))?.focus({ preventScroll: true });
  };
  const observer = new MutationObserver(() => {
    // Whoever takes something away may have a better place for the focus, and goes first.
    if (path[0]?.isConnected === false) void nextTask().then(passOn);
  });
  observer.observe(root, { childList: true, subtree: true });
  root.addEventListener('focusin', remember);
  root.addEventListener('focusout', forget);
  window.addEventListener('focus', passOn);
  return () => {
    path = [];
    observer.disconnect();
    root.removeEventListener('focusin', remember);
    root.removeEventListener('focusout', forget);
    window.removeEventListener('focus', passOn);
  };
}
