import { createContext, useContext } from 'react';
import type { PortalContext } from '../contracts';

/** The result of `usePortal()`, provided around each page and slot of the host. @internal */
export const HostElementContext = createContext<PortalContext | null>(null);

/** The title of the surrounding page, for `Page` of `vendor-portal/ui`. @internal */
export const PageTitleContext = createContext('');

/**
 * Gives access to the portal in a component of `pages` or `slots`.
 *
 * @throws Error if it is called in any other component.
 * @example
 * ```tsx
 * function Points() {
 *   const { vendor, format } = usePortal();
 *   return <p>{vendor.name}: {format.number(1200)} points</p>;
 * }
 * ```
 * @public
 */
export function usePortal(): PortalContext {
  const portal = useContext(HostElementContext);
  if (!portal) {
    throw new Error('usePortal() works only in components of the props "pages" and "slots"');
  }
  return portal;
}
