import { useAtomValue } from 'jotai';
import { useMemo } from 'react';
import { createHostFetch, forSession } from '../../core/api/host/hostFetch';
import type { PortalContext } from '../../core/contracts';
import type { HostElement } from '../../core/extend/hostElements';
import { leaveGuardAtom } from '../../core/navigation/leaveGuard';
import { useLeaveGuard } from '../../core/navigation/useUnsavedChanges';
import { formatsAtom } from '../../core/format/formatsAtom';
import {
  generationAtom,
  localeAtom,
  notifyAtom,
  restaurantIdAtom,
  servicesAtom,
  vendorIdAtom,
} from '../../core/state/services';
import { vendorAtom } from '../../core/vendor/queries';
import type { Portal } from '../createPortal';

/**
 * The value of `usePortal()`. There is no jotai provider above this hook, so every atom gets the store as an argument.
 */
export function usePortalContext(portal: Portal, element: HostElement): PortalContext {
  const { path, navigate, colorScheme } = element;
  const { store } = portal;
  const { date, time, money, number } = useAtomValue(formatsAtom, { store });
  const locale = useAtomValue(localeAtom, { store });
  const guard = useAtomValue(leaveGuardAtom, { store });
  const notices = useAtomValue(notifyAtom, { store });
  const vendor = useVendor(portal);
  const { fetch, checkSession } = useSession(portal);
  return useMemo(
    () => ({
      vendor,
      path,
      navigate(to) {
        checkSession();
        navigate(checkedPath(to));
      },
      notify({ kind, text }) {
        checkSession();
        notices[kind](text);
      },
      fetch,
      format: { money, date, time, number },
      locale,
      colorScheme,
      useUnsavedChanges: (isDirty) => useLeaveGuard(guard, isDirty),
    }),
    [
      vendor,
      path,
      navigate,
      notices,
      fetch,
      checkSession,
      money,
      date,
      time,
      number,
      locale,
      colorScheme,
      guard,
    ],
  );
}

function useVendor({ store }: Portal): PortalContext['vendor'] {
  const id = useAtomValue(vendorIdAtom, { store });
  const restaurantId = useAtomValue(restaurantIdAtom, { store });
  const name = useAtomValue(vendorAtom, { store }).data?.name ?? '';
  return useMemo(() => ({ id, restaurantId, name }), [id, restaurantId, name]);
}

/** The functions that belong to the session of this render. */
function useSession({ store, host, request }: Portal) {
  const { session } = useAtomValue(servicesAtom, { store });
  const generation = useAtomValue(generationAtom, { store });
  return useMemo(
    () => ({
      fetch: createHostFetch(host, session, request, generation),
      checkSession: forSession(session, generation),
    }),
    [host, session, request, generation],
  );
}

/** @throws TypeError for anything but a path of the portal */
function checkedPath(to: string): string {
  if (/^\/(?![/\\])/.test(to)) return to;
  throw new TypeError('navigate() takes a path below basename that starts with one "/"');
}
