import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { VendorPortal } from '../portal/VendorPortal';
import type { VendorPortalProps } from '../portal/VendorPortalProps';

/** A portal in an element of a page that may have no React of its own. */
export interface MountedPortal {
  render(props: VendorPortalProps): void;
  unmount(): void;
}

export function openRoot(element: Element): MountedPortal {
  // Another copy of React on the page counts its ids from zero as well.
  const identifierPrefix = `vp-${Math.random().toString(36).slice(2, 8)}-`;
  const root = createRoot(element, { identifierPrefix });
  return {
    render: (props) => root.render(createElement(VendorPortal, props)),
    unmount: () => root.unmount(),
  };
}

/**
 * Puts a portal into an element, in place of what is in it, and returns how to take it out again,
 * which leaves nothing behind. The element needs a height, as the parent of the component does.
 *
 * @throws Error of React when `element` is no element.
 * @example
 * ```ts
 * import { mount } from 'vendor-portal/element';
 *
 * const unmount = mount(document.querySelector('#partner')!, { host: '/api', basename: '/partner' });
 * ```
 * @public
 */
export function mount(element: Element, props: VendorPortalProps): () => void {
  const { render, unmount } = openRoot(element);
  render(props);
  return unmount;
}
