import { createElement } from 'react';
import { openRoot } from '../portal/isolation/place';
import { VendorPortal } from '../portal/VendorPortal';
import type { VendorPortalProps } from '../portal/VendorPortalProps';

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
  const root = openRoot(element);
  root.render(createElement(VendorPortal, props));
  return () => root.unmount();
}
