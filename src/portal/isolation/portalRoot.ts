import type { ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';

export function openRoot(container: Element | DocumentFragment): Root {
  // Another copy of React on the page may generate the same ids.
  const identifierPrefix = `vp-${Math.random().toString(36).slice(2, 8)}-`;
  return createRoot(container, { identifierPrefix });
}

export interface PortalRoot {
  render(node: ReactNode): void;
  /** Unmounts in a microtask, or with `isMoved` in a task, unless `render` is called first. */
  scheduleUnmount(isMoved?: boolean): void;
}

/** A root that survives StrictMode and a move of its element, and releases the URL before the next portal renders. */
export function createPortalRoot(container: Element | DocumentFragment): PortalRoot {
  let root: Root | null = null;
  let isInUse = false;
  return {
    render(node) {
      isInUse = true;
      root ??= openRoot(container);
      root.render(node);
    },
    scheduleUnmount(isMoved = false) {
      isInUse = false;
      const unmount = () => {
        if (isInUse) return;
        root?.unmount();
        root = null;
      };
      if (isMoved) setTimeout(unmount);
      else queueMicrotask(unmount);
    },
  };
}

/** Attaches an open shadow root; `rule` is the CSS of its host element. */
export function openShadow(element: Element, rule: string): ShadowRoot {
  const shadow = element.attachShadow({ mode: 'open' });
  // A constructed stylesheet needs no nonce and survives moving the element.
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`:host { ${rule} } :host([hidden]) { display: none }`);
  shadow.adoptedStyleSheets = [sheet];
  return shadow;
}
