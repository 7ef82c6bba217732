import { createElement } from 'react';
import { openRoot } from '../portal/isolation/portalRoot';
import { VendorPortal } from '../portal/VendorPortal';
import type { VendorPortalProps } from '../portal/VendorPortalProps';

/**
 * Renders a portal into an element and replaces its content. Returns a function that unmounts the
 * portal; calling it twice is safe. The element needs a height.
 *
 * @throws A React error when `element` is not a DOM element.
 * @example
 * ```ts
 * import { mount } from 'vendor-portal/element';
 *
 * const unmount = mount(document.querySelector('#partner')!, { host: '/api', basename: '/partner' });
 * ```
 * @public
 */
export function mount(element: Element, props: VendorPortalProps): () => void {
  const root = openRoot(element);
  root.render(createElement(VendorPortal, props));
  return () => root.unmount();
}
