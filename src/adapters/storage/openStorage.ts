import { ConfigFailure } from '../../core/api/errors';
import type { PortalError, StorageAdapter, StorageName } from '../../core/contracts';
import type { CheckedStorage, PortalStorage } from '../../core/session/types';
import { cookieStorage } from './cookieStorage';
import { openCookies } from './cookies';
import { defaultStorage } from './defaultStorage';
import { guardedStorage } from './guardedStorage';
import { memoryStorage } from './memoryStorage';
import { type ReportProblem, reportOnce } from './problems';
import { webStorage } from './webStorage';

export interface StorageContext {
  /** Base path of the portal, used as the cookie path. */
  basename: string;
  /** Whether cookies are `Secure`. @defaultValue true on https */
  isSecure?: boolean;
  onProblem(error: PortalError): void;
}

/**
 * Opens a built-in storage by name or wraps the host's adapter; the result never throws. @internal
 */
export function openStorage(
  storage: StorageName | StorageAdapter,
  context: StorageContext,
): PortalStorage {
  const report = reportOnce(context.onProblem);
  if (typeof storage === 'object') return lasting(guardedStorage(storage, report));
  return openNamed(storage, context, report);
}

function openNamed(
  name: StorageName,
  { basename, isSecure = window.location.protocol === 'https:' }: StorageContext,
  report: ReportProblem,
): PortalStorage {
  switch (name) {
    case 'memory':
      return memoryStorage();
    case 'local':
      return lasting(guardedStorage(webStorage(name), report));
    case 'session':
      return guardedStorage(webStorage(name), report);
    case 'cookie':
      return guardedStorage(cookieStorage(openCookies({ basename, isSecure })), report);
    case 'default':
      return defaultStorage(openCookies({ basename, isSecure }), report);
    default:
      throw new ConfigFailure(
        'The storage prop is not a known storage',
        'Use a StorageName or an adapter.',
      );
  }
}

/** The other storages lose data of the device when the tab is closed. */
function lasting(storage: CheckedStorage): PortalStorage {
  return { ...storage, lasts: storage.keeps };
}

/**
 * A storage for this tab. Its values are in memory and lost on reload, unless the host has chosen a web storage.
 *
 * @internal
 */
export function openTabStorage(storage: StorageName | StorageAdapter): PortalStorage {
  const isWeb = storage === 'default' || storage === 'local' || storage === 'session';
  return isWeb ? guardedStorage(webStorage('session'), () => {}) : memoryStorage();
}
