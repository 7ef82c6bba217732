import { createSizeObserver } from '../../../core/dom/sizeObserver';

export interface PageWatch {
  /** Replaces the elements whose attributes and transitions are watched. */
  observe(elements: readonly Element[]): void;
  stop(): void;
}

/** Calls `onChange` before the next paint when the page may have changed what a portal inherits. */
export function watchPage(root: Element, onChange: () => void): PageWatch {
  let watched: readonly Element[] = [];
  let frame = 0;
  const schedule = () => {
    frame ||= requestAnimationFrame(() => {
      frame = 0;
      onChange();
    });
  };
  const onTransition = ({ target }: Event) => {
    if (watched.some((one) => one === target)) schedule();
  };
  const mutations = new MutationObserver(schedule);
  // Styles may depend on the width of the window. The observer also reports that a detached portal is attached.
  const sizes = createSizeObserver(schedule);
  sizes.observe(root);
  const scheme = globalThis.matchMedia?.('(prefers-color-scheme: dark)');
  scheme?.addEventListener('change', schedule);
  const { head } = document;
  document.addEventListener('transitionend', onTransition);
  head.addEventListener('load', schedule, true);
  return {
    observe(elements) {
      watched = elements;
      mutations.disconnect();
      mutations.observe(head, { childList: true });
      for (const one of elements) mutations.observe(one, { attributes: true });
    },
    stop() {
      cancelAnimationFrame(frame);
      mutations.disconnect();
      sizes.disconnect();
      scheme?.removeEventListener('change', schedule);
      document.removeEventListener('transitionend', onTransition);
      head.removeEventListener('load', schedule, true);
    },
  };
}
