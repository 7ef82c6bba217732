import type { ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';

/** A React root of our own, in an element or a shadow root. */
export function openRoot(container: Element | DocumentFragment): Root {
  // Another copy of React on the page counts its ids from zero as well.
  const identifierPrefix = `vp-${Math.random().toString(36).slice(2, 8)}-`;
  return createRoot(container, { identifierPrefix });
}

/** Where a portal stands while the page keeps its container. */
export interface Place {
  render(node: ReactNode): void;
  /** Empties it once the script is over, unless something is rendered again by then. */
  leave(): void;
}

/**
 * What is taken off the page and put back at once has only moved, or been run twice by StrictMode.
 * What is gone leaves the address bar before another portal, which is rendered later, looks at it.
 */
export function createPlace(container: Element | DocumentFragment): Place {
  let root: Root | null = null;
  let isTaken = false;
  return {
    render(node) {
      isTaken = true;
      root ??= openRoot(container);
      root.render(node);
    },
    leave() {
      isTaken = false;
      queueMicrotask(() => {
        if (isTaken) return;
        root?.unmount();
        root = null;
      });
    },
  };
}
