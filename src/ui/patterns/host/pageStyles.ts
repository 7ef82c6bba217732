import { ancestorsOf, type Inheritance, inheritanceOf, valuesOf } from './inheritance';
import { type PageWatch, watchPage } from './watchPage';

export interface PageStyles {
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
    const [page] = ancestors;
    watch?.observe(ancestors);
    // A detached element has no computed styles.
    if (!box || !page?.isConnected) return;
    initial ??= valuesOf(box);
    const next = inheritanceOf(page, ancestors, initial);
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
