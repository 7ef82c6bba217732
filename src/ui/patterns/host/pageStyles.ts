import { createSizeObserver } from '../../../core/dom/sizeObserver';
import { ancestorsOf, type Inheritance, inheritanceOf, valuesOf } from './inheritance';

interface PageStyles {
  /** Gives a box the styles that it would inherit in the page, until the returned function is called. */
  follow(box: HTMLElement): () => void;
}

/** The page's styles for the boxes of a portal. They are read once for all boxes, and again when the page changes. */
export function createPageStyles(): PageStyles {
  const boxes = new Set<HTMLElement>();
  let initial: readonly string[] | null = null;
  let current: Inheritance | null = null;
  let watch: PageWatch | null = null;

  function read(root: Element): void {
    const [box] = boxes;
    const ancestors = ancestorsOf(root);
    const [page, ...others] = ancestors;
    watch?.observe(ancestors);
    // A detached element has no computed styles.
    if (!box || !page?.isConnected) return;
    initial ??= valuesOf(box);
    const next = inheritanceOf(root, [page, ...others], initial);
    if (isSame(next, current)) return;
    current = next;
    for (const one of boxes) write(one, current);
  }

  return {
    follow(box) {
      boxes.add(box);
      write(box, current);
      const root = box.closest('.vp-root');
      if (!watch && root) {
        watch = watchPage(root, () => read(root));
        read(root);
      }
      return () => {
        boxes.delete(box);
        write(box, null);
        if (boxes.size > 0) return;
        watch?.stop();
        watch = null;
        current = null;
      };
    },
  };
}

function isSame(one: Inheritance, other: Inheritance | null): boolean {
  return one.css === other?.css && one.lang === other.lang && one.dir === other.dir;
}

function write(box: HTMLElement, inheritance: Inheritance | null): void {
  box.style.cssText = inheritance?.css ?? '';
  for (const name of ['lang', 'dir'] as const) {
    if (inheritance) box.setAttribute(name, inheritance[name]);
    else box.removeAttribute(name);
  }
}

interface PageWatch {
  /** Replaces the elements whose attributes and transitions are watched. */
  observe(elements: readonly Element[]): void;
  stop(): void;
}

/** Calls `onChange` before the next paint when the page may have changed what a portal inherits. */
function watchPage(root: Element, onChange: () => void): PageWatch {
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
