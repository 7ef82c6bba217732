import { atom } from 'jotai';
import type { Capability } from './contracts';

const KNOWN: Readonly<Record<Capability, true>> = {
  idempotency: true,
  'history.pages': true,
  'orders.changes': true,
  'orders.extend': true,
  'orders.reason': true,
  'orders.deadline': true,
  'store.pause': true,
  'store.busy': true,
  'store.state': true,
  'menu.snooze': true,
  'payouts.detail': true,
};

/** @internal */
export const CAPABILITIES = Object.keys(KNOWN) as readonly Capability[];

/** The capabilities that the host names for its backend. @internal */
export const capabilitiesAtom = atom<readonly Capability[]>([]);

/**
 * Whether the backend has a capability. Without the capability, the portal has no control, call or text for it (X5).
 *
 * @internal
 */
export const hasCapabilityAtom = atom((get) => {
  const named = get(capabilitiesAtom);
  return (capability: Capability) => named.includes(capability);
});
