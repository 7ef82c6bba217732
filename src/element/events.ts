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

/** Callbacks that dispatch an event first and then call the property. */
export function toEvents(element: Element, given: Callbacks): Required<Callbacks> {
  const send = (type: keyof VendorPortalEventMap, detail: unknown) =>
    element.dispatchEvent(new CustomEvent(type, { detail, bubbles: true, composed: true }));
  return {
    onSignIn(session) {
      send('vp-signin', session);
      given.onSignIn?.(session);
    },
    onSignOut(reason) {
      send('vp-signout', reason);
      given.onSignOut?.(reason);
    },
    onNavigate(to) {
      send('vp-navigate', to);
      given.onNavigate?.(to);
    },
    onUnsavedChanges(isDirty) {
      send('vp-unsavedchanges', isDirty);
      given.onUnsavedChanges?.(isDirty);
    },
    onError(error) {
      send('vp-error', error);
      given.onError?.(error);
    },
    onEvent(event) {
      send('vp-event', event);
      given.onEvent?.(event);
    },
  };
}
