import { createHostFetch, forSession } from '../../core/api/host/hostFetch';
import type { PortalContext } from '../../core/contracts';
import type { ScreenOfHost } from '../../core/extend/hostElements';
import { formatsAtom } from '../../core/format/formatsAtom';
import { type LeaveGuard, leaveGuardAtom } from '../../core/navigation/leaveGuard';
import { useLeaveGuard } from '../../core/navigation/useUnsavedChanges';
import {
  generationAtom,
  localeAtom,
  type Notify,
  notifyAtom,
  restaurantIdAtom,
  servicesAtom,
  vendorIdAtom,
} from '../../core/state/services';
import { vendorAtom } from '../../core/vendor/queries';
import type { Portal } from '../createPortal';

type PortalOfHost = Pick<Portal, 'store' | 'host' | 'request'>;

interface ContextParts extends Pick<PortalContext, 'vendor' | 'format' | 'locale'> {
  session: ReturnType<typeof sessionFunctions>;
  notices: Notify;
  guard: LeaveGuard;
}

/** The functions that belong to a session. */
export function sessionFunctions({ store, host, request }: PortalOfHost, generation: number) {
  const { session } = store.get(servicesAtom);
  return {
    fetch: createHostFetch(host, session, request, generation),
    checkSession: forSession(session, generation),
  };
}

export function toContext(
  { path, navigate, colorScheme }: ScreenOfHost,
  { vendor, format, locale, session, notices, guard }: ContextParts,
): PortalContext {
  const { fetch, checkSession } = session;
  const { money, date, time, number } = format;
  return {
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
  };
}

/** The value of `usePortal()` for a function of the host, with the values of this moment. */
export function portalContext(portal: PortalOfHost, screen: ScreenOfHost): PortalContext {
  const { get } = portal.store;
  const name = get(vendorAtom).data?.name ?? '';
  return toContext(screen, {
    vendor: { id: get(vendorIdAtom), restaurantId: get(restaurantIdAtom), name },
    format: get(formatsAtom),
    locale: get(localeAtom),
    session: sessionFunctions(portal, get(generationAtom)),
    notices: get(notifyAtom),
    guard: get(leaveGuardAtom),
  });
}

/** @throws TypeError for anything but a path of the portal */
function checkedPath(to: string): string {
  if (/^\/(?![/\\])/.test(to)) return to;
  throw new TypeError('navigate() takes a path below basename that starts with one "/"');
}
