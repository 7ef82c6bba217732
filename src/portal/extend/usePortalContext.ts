import { useAtomValue } from 'jotai';
import { useMemo } from 'react';
import type { PortalContext } from '../../core/contracts';
import type { HostElement } from '../../core/extend/hostElements';
import { formatsAtom } from '../../core/format/formatsAtom';
import { leaveGuardAtom } from '../../core/navigation/leaveGuard';
import {
  generationAtom,
  localeAtom,
  notifyAtom,
  restaurantIdAtom,
  vendorIdAtom,
} from '../../core/state/services';
import { vendorAtom } from '../../core/vendor/queries';
import type { Portal } from '../createPortal';
import { sessionFunctions, toContext } from './portalContext';

/**
 * The value of `usePortal()`. There is no jotai provider above this hook, so every atom gets the store as an argument.
 */
export function usePortalContext(portal: Portal, element: HostElement): PortalContext {
  const { path, navigate, colorScheme } = element;
  const { store } = portal;
  const format = useAtomValue(formatsAtom, { store });
  const locale = useAtomValue(localeAtom, { store });
  const guard = useAtomValue(leaveGuardAtom, { store });
  const notices = useAtomValue(notifyAtom, { store });
  const generation = useAtomValue(generationAtom, { store });
  const vendor = useVendor(portal);
  const session = useMemo(() => sessionFunctions(portal, generation), [portal, generation]);
  return useMemo(
    () =>
      toContext(
        { path, navigate, colorScheme },
        { vendor, format, locale, session, notices, guard },
      ),
    [path, navigate, colorScheme, vendor, format, locale, session, notices, guard],
  );
}

function useVendor({ store }: Portal): PortalContext['vendor'] {
  const id = useAtomValue(vendorIdAtom, { store });
  const restaurantId = useAtomValue(restaurantIdAtom, { store });
  const name = useAtomValue(vendorAtom, { store }).data?.name ?? '';
  return useMemo(() => ({ id, restaurantId, name }), [id, restaurantId, name]);
}
