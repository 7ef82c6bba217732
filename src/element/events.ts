import type { PortalError, PortalEvent, SignedIn, SignOutReason } from '../core/contracts';
import type { VendorPortalProps } from '../portal/VendorPortalProps';

/**
 * The events of `<vendor-portal>`, one per callback prop of the component. `detail` is the argument of the callback.
 * The events bubble and cross shadow roots (`composed`).
 *
 * @example
 * ```js
 * element.addEventListener('vp-signout', ({ detail }) => console.log(detail));
 * ```
 * @public
 */
export interface VendorPortalEventMap {
  'vp-signin': CustomEvent<SignedIn>;
  'vp-signout': CustomEvent<SignOutReason>;
  'vp-navigate': CustomEvent<{ path: string; title: string }>;
  'vp-unsavedchanges': CustomEvent<boolean>;
  'vp-error': CustomEvent<PortalError>;
  'vp-event': CustomEvent<PortalEvent>;
}

type Callbacks = Pick<
  VendorPortalProps,
  'onSignIn' | 'onSignOut' | 'onNavigate' | 'onUnsavedChanges' | 'onError' | 'onEvent'
>;

const TYPES = {
  onSignIn: 'vp-signin',
  onSignOut: 'vp-signout',
  onNavigate: 'vp-navigate',
  onUnsavedChanges: 'vp-unsavedchanges',
  onError: 'vp-error',
  onEvent: 'vp-event',
} as const satisfies Record<keyof Callbacks, keyof VendorPortalEventMap>;

/** Callbacks that dispatch an event first and then call the property. */
export function toEvents(element: Element, given: Callbacks): Required<Callbacks> {
  const toCallback = (name: keyof Callbacks) => (detail: never) => {
    const options = { detail, bubbles: true, composed: true };
    element.dispatchEvent(new CustomEvent(TYPES[name], options));
    given[name]?.(detail);
  };
  const names = Object.keys(TYPES) as (keyof Callbacks)[];
  return Object.fromEntries(names.map((name) => [name, toCallback(name)])) as Required<Callbacks>;
}
