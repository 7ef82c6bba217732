import { type RefObject, useLayoutEffect, useRef } from 'react';
import { useLatest } from '../../useLatest';

const GAP_PX = 4;

interface PopoverOptions {
  triggerRef: RefObject<HTMLElement | null>;
  /** Called on a press outside of the popover. */
  onDismiss: () => void;
  /** Gives the popover the width of the trigger. */
  isFlush?: boolean;
}

/** Positions the popover below the trigger, or above it if there is no room below. */
function move(popover: HTMLElement, trigger: HTMLElement): void {
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

/** Shows an element in the top layer beside its trigger and focuses its first item. */
export function usePopover(options: PopoverOptions): RefObject<HTMLDivElement | null> {
  const { triggerRef, onDismiss, isFlush = false } = options;
  const ref = useRef<HTMLDivElement>(null);
  const dismissRef = useLatest(onDismiss);
  useLayoutEffect(() => {
    const popover = ref.current;
    const trigger = triggerRef.current;
    if (!popover || !trigger) return;
    popover.showPopover?.();
    if (isFlush) popover.style.inlineSize = `${trigger.getBoundingClientRect().width}px`;
    move(popover, trigger);
    popover.querySelector<HTMLElement>('[role="menuitem"]:not(:disabled)')?.focus();
    return watch(popover, trigger, () => dismissRef.current());
  }, [triggerRef, isFlush, dismissRef]);
  return ref;
}

/** Closes the popover on a press outside of it, and moves it with the trigger on scroll. */
function watch(popover: HTMLElement, trigger: HTMLElement, dismiss: () => void): () => void {
  const stop = new AbortController();
  const document = popover.ownerDocument;
  const options = { capture: true, signal: stop.signal };
  const press = (event: Event) => {
    const path = event.composedPath();
    if (!path.includes(popover) && !path.includes(trigger)) dismiss();
  };
  const follow = () => move(popover, trigger);
  document.addEventListener('pointerdown', press, options);
  // Scroll events do not leave a shadow tree.
  for (const scope of new Set([document, popover.getRootNode()]))
    scope.addEventListener('scroll', follow, options);
  document.defaultView?.addEventListener('resize', follow, options);
  return () => stop.abort();
}
