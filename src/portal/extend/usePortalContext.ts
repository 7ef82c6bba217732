import { useAtomValue } from 'jotai';
import { useMemo } from 'react';
import { createHostFetch } from '../../core/api/hostFetch';
import type { PortalContext } from '../../core/contracts';
import type { HostPart } from '../../core/extend/hostParts';
import { leaveGuardAtom } from '../../core/navigation/leaveGuard';
import { useLeaveGuard } from '../../core/navigation/useUnsavedChanges';
import {
  formatsAtom,
  localeAtom,
  notifyAtom,
  restaurantIdAtom,
  servicesAtom,
  vendorIdAtom,
} from '../../core/state/services';
import { vendorAtom } from '../../core/vendor/queries';
import type { Portal } from '../createPortal';

/** What `usePortal()` returns. It has no jotai provider above it, so every atom names the store. */
export function usePortalContext(portal: Portal, part: HostPart): PortalContext {
  const { path, navigate, colorScheme } = part;
  const { store } = portal;
  const { date, time, money, number } = useAtomValue(formatsAtom, { store });
  const locale = useAtomValue(localeAtom, { store });
  const guard = useAtomValue(leaveGuardAtom, { store });
  const notices = useAtomValue(notifyAtom, { store });
  const vendor = useVendor(portal);
  const fetch = useFetch(portal);
  return useMemo(
    () => ({
      vendor,
      path,
      navigate: (to) => navigate(checkedPath(to)),
      notify: ({ kind, text }) => notices[kind](text),
      fetch,
      format: { money, date, time, number },
      locale,
      colorScheme,
      useUnsavedChanges: (isDirty) => useLeaveGuard(guard, isDirty),
    }),
    [vendor, path, navigate, notices, fetch, money, date, time, number, locale, colorScheme, guard],
  );
}

function useVendor({ store }: Portal): PortalContext['vendor'] {
  const id = useAtomValue(vendorIdAtom, { store });
  const restaurantId = useAtomValue(restaurantIdAtom, { store });
  const name = useAtomValue(vendorAtom, { store }).data?.name ?? '';
  return useMemo(() => ({ id, restaurantId, name }), [id, restaurantId, name]);
}

function useFetch({ store, host, request }: Portal): PortalContext['fetch'] {
  const { session } = useAtomValue(servicesAtom, { store });
  return useMemo(() => createHostFetch(host, session, request), [host, session, request]);
}

/** @throws TypeError for anything but a path of the portal */
function checkedPath(to: string): string {
  if (/^\/(?![/\\])/.test(to)) return to;
  throw new TypeError('navigate() takes a path below basename that starts with one "/"');
}
