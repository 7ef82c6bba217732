import { ConfigFailure } from '../../core/api/errors';
import type { PortalError, StorageAdapter, StorageName } from '../../core/contracts';
import { kindOf } from '../../core/session/sessionKeys';
import type { PortalStorage } from '../../core/session/types';
import { reportOnce } from './problems';
import { readCookies } from './readCookies';
import { readSessionCookie } from './tokenCookie';
import { isCopied, webStorage } from './webStorage';

/** A storage of `openStorage` for code that writes nothing; it never throws. @internal */
export type ReadableStorage = Pick<PortalStorage, 'get' | 'subscribe'>;

export function readStorage(
  storage: StorageName | StorageAdapter,
  onProblem: (error: PortalError) => void,
): ReadableStorage {
  const report = reportOnce(onProblem);
  const attempt = <Result>(act: () => Result): Result | null => {
    try {
      return act();
    } catch {
      report('The storage cannot be read');
      return null;
    }
  };
  const guarded = (inner: Pick<StorageAdapter, 'get' | 'subscribe'>): ReadableStorage => ({
    get(key) {
      const value: unknown = attempt(() => inner.get(key, kindOf(key)));
      return typeof value === 'string' ? value : null;
    },
    subscribe: (onChange) => attempt(() => inner.subscribe?.(onChange)) ?? (() => {}),
  });
  if (typeof storage === 'object') return guarded(storage);
  switch (storage) {
    case 'memory':
      return { get: () => null };
    case 'local':
    case 'session':
      return guarded(webStorage(storage));
    case 'cookie':
      return guarded({
        get: (key, kind) => (kind === 'session' ? readSessionCookie(key, readCookies) : null),
      });
    case 'default': {
      const [local, session] = [guarded(webStorage('local')), guarded(webStorage('session'))];
      return {
        ...local,
        get: (key) => local.get(key) ?? (isCopied(key) ? session.get(key) : null),
      };
    }
    default:
      throw new ConfigFailure('The storage option is not a known storage');
  }
}
