import { ConfigFailure } from '../../core/api/errors';
import type { PortalError, StorageAdapter, StorageKind, StorageName } from '../../core/contracts';
import { shortHash } from '../../core/session/shortHash';
import type { CheckedStorage, PortalStorage } from '../../core/session/types';
import { type CookieJar, openCookies } from './cookies';
import { defaultStorage, guardedStorage } from './defaultStorage';
import { type ReportProblem, reportOnce } from './problems';
import { isMarked, readSessionCookie, TOKEN_MARK, tokenCookie } from './tokenCookie';
import { webStorage } from './webStorage';

interface StorageContext {
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

const TOKEN = 'accessToken';

/**
 * Stores the session in cookies, for hosts without web storage. Device data stays in memory, because every request to
 * the host sends the cookies and its logs may contain them.
 */
function cookieStorage(jar: CookieJar): StorageAdapter {
  const device = memoryStorage();
  const cookie = tokenCookie(jar);
  const isOurs = (value: string) => isMarked(value, jar.values);

  function setToken(token: string): void {
    const outcome = cookie.write(token, isOurs);
    // `guardedStorage` catches this error, reports it and falls back to memory.
    if (outcome !== 'written') throw new Error(`authToken: ${outcome}`);
    jar.set(TOKEN_MARK, shortHash(token));
  }

  function removeToken(): void {
    cookie.remove(isOurs);
    jar.remove(TOKEN_MARK);
  }

  const session: PortalStorage = {
    get: (key) => readSessionCookie(key, jar.values),
    set: (key, value) => (key === TOKEN ? setToken(value) : jar.set(key, value)),
    remove: (key) => (key === TOKEN ? removeToken() : jar.remove(key)),
  };
  const of = (kind: StorageKind) => (kind === 'session' ? session : device);
  return {
    get: (key, kind) => of(kind).get(key),
    set: (key, value, kind) => of(kind).set(key, value),
    remove: (key, kind) => of(kind).remove(key),
  };
}

/** Stores values in memory until the page unloads. */
export function memoryStorage(): PortalStorage {
  const values = new Map<string, string>();
  return {
    get: (key) => values.get(key) ?? null,
    set: (key, value) => void values.set(key, value),
    remove: (key) => void values.delete(key),
  };
}
