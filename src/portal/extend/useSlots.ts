import { useEffect, useLayoutEffect } from 'react';
import type { PortalSlots } from '../../core/contracts';
import { slotsAtom } from '../../core/extend/hostParts';
import type { Portal } from '../createPortal';

const NONE: PortalSlots = {};

/** Passes the `slots` prop to the screens. */
export function useSlots({ store, findings }: Portal, slots: PortalSlots = NONE): void {
  useLayoutEffect(() => store.set(slotsAtom, slots), [store, slots]);
  useEffect(() => {
    if (slots === NONE) return;
    // Without this code the slots load it themselves, and report a failure.
    import('./checkSlots').then(
      ({ checkSlots }) => checkSlots(slots, findings),
      () => {},
    );
  }, [slots, findings]);
}
