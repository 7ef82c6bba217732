import { yieldToMain } from '../core/async/yieldToMain';
import { focusedBeside } from '../core/dom/focusedBeside';

/**
 * When the focused element is removed, moves the focus to the closest control of its form, otherwise to the next card
 * of its list, the closest panel or `titleOf`. Without this, the Tab key would start again at the top of the page. Returns the cleanup function.
 */
export function restoreFocus(
  root: HTMLElement,
  titleOf: (root: HTMLElement) => HTMLElement | null,
): () => void {
  /** The focused element and its ancestors. */
  let path: HTMLElement[] = [];
  let removal: MutationRecord | undefined;
  const onFocusIn = ({ target }: Pick<FocusEvent, 'target'>) => {
    path = [];
    removal = undefined;
    for (let at = target as HTMLElement | null; at && at !== root; at = at.parentElement) {
      path.push(at);
    }
  };
  const { activeElement: focused } = root.getRootNode() as Document | ShadowRoot;
  // The code may be loaded after an element got the focus.
  if (root.contains(focused)) onFocusIn({ target: focused });
  // Forget the element when the user moved the focus. Skip elements that were removed or disabled.
  const onFocusOut = async ({ relatedTarget }: FocusEvent) => {
    const [left] = path;
    if (!relatedTarget) await yieldToMain();
    if (root.contains(relatedTarget as Node | null) || path[0] !== left) return;
    const wasRemoved =
      !left?.isConnected || left.matches(':disabled') || focusedBeside(root) === left;
    if (relatedTarget || !wasRemoved) path = [];
  };
  const moveFocus = () => {
    // In a background window, wait until the window gets the focus.
    if (path[0]?.isConnected !== false || !document.hasFocus()) return;
    const removed = path;
    path = [];
    // The focus is elsewhere: in another element, a shadow tree or a frame.
    const { activeElement, body } = document;
    if (activeElement && activeElement !== body) return;
    const panel = removed.find((at) => at.isConnected && at.matches('[tabindex]:not(main)'));
    const neighbour = removal && (closestControl(removal) ?? closestItem(removal));
    (neighbour ?? panel ?? titleOf(root))?.focus({ preventScroll: true });
  };
  const observer = new MutationObserver((records) => {
    const [focused] = path;
    if (focused?.isConnected !== false) return;
    removal ??= records.find(
      ({ target, removedNodes }) =>
        target.isConnected && [...removedNodes].some((node) => node.contains(focused)),
    );
    // The code that removed the element may move the focus itself; wait for that.
    void yieldToMain().then(moveFocus);
  });
  observer.observe(root, { childList: true, subtree: true });
  root.addEventListener('focusin', onFocusIn);
  root.addEventListener('focusout', onFocusOut);
  window.addEventListener('focus', moveFocus);
  return () => {
    path = [];
    observer.disconnect();
    root.removeEventListener('focusin', onFocusIn);
    root.removeEventListener('focusout', onFocusOut);
    window.removeEventListener('focus', moveFocus);
  };
}

const CONTROLS = ':is(a[href], button, input, select, textarea):not(:disabled)';

/** The control of the form that follows the removed element, otherwise the last one before it. */
function closestControl({ target, nextSibling }: MutationRecord): HTMLElement | undefined {
  let at = target instanceof HTMLElement ? target : null;
  for (; at?.closest('form'); at = at.parentElement) {
    const controls = [...at.querySelectorAll<HTMLElement>(CONTROLS)];
    const match = controls.find((control) => isAtOrAfter(control, nextSibling)) ?? controls.at(-1);
    if (match) return match;
  }
  return undefined;
}

/** The focusable item of a list that follows the removed one, otherwise the one before it. */
function closestItem({ target, nextSibling, previousSibling }: MutationRecord) {
  if (!(target instanceof HTMLElement) || !target.matches('[role="list"]')) return undefined;
  return [nextSibling, previousSibling]
    .filter((sibling) => sibling instanceof HTMLElement)
    .filter(({ isConnected }) => isConnected)
    .map((item) => item.querySelector<HTMLElement>('[tabindex]'))
    .find((control) => control !== null);
}

function isAtOrAfter(control: HTMLElement, start: Node | null): boolean {
  if (!start?.isConnected) return false;
  const { DOCUMENT_POSITION_FOLLOWING: after } = Node;
  return start === control || (start.compareDocumentPosition(control) & after) !== 0;
}
