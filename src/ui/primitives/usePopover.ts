import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

const GAP_PX = 4;

interface PopoverOptions {
  triggerRef: RefObject<HTMLElement | null>;
  /** A press elsewhere. */
  onDismiss: () => void;
  /** As wide as the trigger. */
  isFlush?: boolean;
}

/** Below the trigger and flush with its end, or above where there is no room. */
function place(popover: HTMLElement, trigger: HTMLElement): void {
  const from = trigger.getBoundingClientRect();
  const { width, height } = popover.getBoundingClientRect();
  const view = trigger.ownerDocument.documentElement;
  const isRtl = getComputedStyle(trigger).direction === 'rtl';
  const left = isRtl ? from.left : from.right - width;
  const below = from.bottom + GAP_PX;
  const fits = below + height <= view.clientHeight;
  popover.style.left = `${Math.max(GAP_PX, Math.min(left, view.clientWidth - width - GAP_PX))}px`;
  popover.style.top = `${fits ? below : Math.max(GAP_PX, from.top - height - GAP_PX)}px`;
}

/** Puts an element into the top layer beside its trigger and the focus on its first item. */
export function usePopover(options: PopoverOptions): RefObject<HTMLDivElement | null> {
  const { triggerRef, onDismiss, isFlush = false } = options;
  const ref = useRef<HTMLDivElement>(null);
  const dismissRef = useRef(onDismiss);
  useEffect(() => {
    dismissRef.current = onDismiss;
  });
  useLayoutEffect(() => {
    const popover = ref.current;
    const trigger = triggerRef.current;
    if (!popover || !trigger) return;
    popover.showPopover?.();
    if (isFlush) popover.style.inlineSize = `${trigger.getBoundingClientRect().width}px`;
    place(popover, trigger);
    popover.querySelector<HTMLElement>('[role="menuitem"]:not(:disabled)')?.focus();
    return watch(popover, trigger, () => dismissRef.current());
  }, [triggerRef, isFlush]);
  return ref;
}

/** Closes on a press elsewhere and stays with its trigger when the page moves beneath it. */
function watch(popover: HTMLElement, trigger: HTMLElement, dismiss: () => void): () => void {
  const stop = new AbortController();
  const document = popover.ownerDocument;
  const options = { capture: true, signal: stop.signal };
  const press = (event: Event) => {
    const path = event.composedPath();
    if (!path.includes(popover) && !path.includes(trigger)) dismiss();
  };
  const follow = () => place(popover, trigger);
  document.addEventListener('pointerdown', press, options);
  // A scroll within a shadow tree is not heard outside of it.
  for (const scope of new Set([document, popover.getRootNode()]))
    scope.addEventListener('scroll', follow, options);
  document.defaultView?.addEventListener('resize', follow, options);
  return () => stop.abort();
}
