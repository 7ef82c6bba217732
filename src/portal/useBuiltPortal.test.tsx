import { cleanup, renderHook } from '@testing-library/react';
import { StrictMode } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { HostSession, SessionRequest, StorageAdapter } from '../core/contracts';
import { sessionAtom, sessionDataAtom } from '../core/state/services';
import type { PortalOptions } from './createPortal';
import { useBuiltPortal } from './useBuiltPortal';

const HOST = 'https://api.market.example';
const OTHER_HOST = 'https://api.other.example';

beforeEach(() => {
  const stored = {
    accessToken: 't1',
    vendor_id: 'v1',
    restaurant_id: 'r1',
    isKycCompleted: 'true',
  };
  for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value);
});

type Given = Partial<Pick<PortalOptions, 'host' | 'storage' | 'isHandedOver'>>;

function openPortal(given: Given = {}, wrapper?: typeof StrictMode) {
  const callbacks = {
    logger: vi.fn(),
    getRequest: () => undefined,
    getBackend: () => undefined,
    getLocales: () => undefined,
    fetchSession: vi.fn(async (_request: SessionRequest): Promise<HostSession | null> => null),
    onSignIn: vi.fn(),
    onSignOut: vi.fn(),
    onNavigate: vi.fn(),
    onUnsavedChanges: vi.fn(),
    onError: vi.fn(),
    onEvent: vi.fn(),
  };
  const common = { host: HOST, basename: '/', storage: 'local', callbacks } as const;
  const view = renderHook((props: Given) => useBuiltPortal({ ...common, ...props }), {
    initialProps: given,
    wrapper,
  });
  const portal = () => {
    const built = view.result.current;
    return 'portal' in built ? built.portal : null;
  };
  const phase = () => portal()?.store.get(sessionAtom).phase;
  return { ...view, callbacks, portal, phase };
}

/** Names of listeners that were added to the page and not removed. */
function countListeners() {
  const added: string[] = [];
  for (const target of [window, document]) {
    vi.spyOn(target, 'addEventListener').mockImplementation((type: string) => {
      added.push(type);
    });
    vi.spyOn(target, 'removeEventListener').mockImplementation((type: string) => {
      added.splice(added.indexOf(type), 1);
    });
  }
  return added;
}

test('another host ends the session of the old one', () => {
  const { rerender, portal, phase, callbacks } = openPortal();
  const first = portal();
  expect(phase()).toBe('active');

  rerender({ host: OTHER_HOST });

  expect(portal()).not.toBe(first);
  expect(phase()).toBe('signedOut');
  expect(callbacks.onSignOut.mock.calls).toEqual([['host-changed']]);
  expect(localStorage.getItem('accessToken')).toBeNull();
});

test('another storage starts fresh as well', () => {
  const { rerender, phase, callbacks } = openPortal();

  rerender({ storage: 'session' });

  expect(phase()).toBe('signedOut');
  expect(callbacks.onSignOut.mock.calls).toEqual([['host-changed']]);
});

test('a new storage object on every rendering is the same storage', () => {
  const [first, second] = [memory({ accessToken: 't1', vendor_id: 'v1' }), memory({})];
  const { rerender, portal, callbacks } = openPortal({ storage: first });
  const before = portal();

  rerender({ storage: second });

  expect(portal()).toBe(before);
  expect(callbacks.onSignOut).not.toHaveBeenCalled();
  portal()?.replace();
  expect(second.remove).toHaveBeenCalledWith('accessToken', 'session');
});

test('a host that is no address is a failure until a good one comes', () => {
  const { result, rerender, phase } = openPortal({ host: 'market' });
  expect(result.current).toMatchObject({ failure: { kind: 'config' } });

  rerender({ host: HOST });

  expect(phase()).toBe('active');
});

test('StrictMode leaves one set of listeners', () => {
  const added = countListeners();
  openPortal().unmount();
  expect(added).toEqual([]);
  openPortal();
  const once = [...added].sort();
  cleanup();

  const { unmount } = openPortal({}, StrictMode);

  expect(once).toContain('storage');
  expect([...added].sort()).toEqual(once);
  unmount();
  expect(added).toEqual([]);
});

test('StrictMode requests one session', async () => {
  const { callbacks, phase, unmount } = openPortal({ isHandedOver: true }, StrictMode);
  const { fetchSession, onSignOut } = callbacks;
  fetchSession.mockReturnValue(new Promise(() => {}));
  await vi.waitFor(() => expect(fetchSession).toHaveBeenCalled());
  expect([fetchSession.mock.calls.length, phase()]).toEqual([1, 'awaitingHost']);

  unmount();

  expect(fetchSession.mock.calls[0]?.[0]).toMatchObject({
    reason: 'initial',
    signal: { aborted: true },
  });
  expect([onSignOut.mock.calls, localStorage.accessToken]).toEqual([[], 't1']);
});

test('another host gets its own session request', async () => {
  const { callbacks, phase, rerender } = openPortal({ isHandedOver: true });
  const { fetchSession } = callbacks;
  fetchSession.mockReturnValueOnce(new Promise(() => {}));
  await vi.waitFor(() => expect(fetchSession).toHaveBeenCalledTimes(1));

  rerender({ isHandedOver: true, host: OTHER_HOST });

  expect(fetchSession.mock.calls[0]?.[0].signal.aborted).toBe(true);
  await vi.waitFor(() => expect(phase()).toBe('signedOut'));
  expect(fetchSession).toHaveBeenCalledTimes(2);
});

test('the portal drops the session of a host without fetchSession', async () => {
  const { callbacks, phase, rerender } = openPortal({ isHandedOver: true });
  await vi.waitFor(() => expect(phase()).toBe('signedOut'));

  rerender({ isHandedOver: false });

  expect([phase(), callbacks.fetchSession.mock.calls.length]).toEqual(['active', 1]);
});

test('a storage that fails is reported once', () => {
  const storage = memory({});
  storage.get.mockImplementation(() => {
    throw new Error('blocked');
  });
  let isRendering = true;
  const during: boolean[] = [];
  const callbacks = { onError: vi.fn(() => void during.push(isRendering)) };
  const options = { host: HOST, basename: '/', storage, callbacks: callbacks as never };

  renderHook(
    () => {
      isRendering = true;
      const built = useBuiltPortal(options);
      isRendering = false;
      return built;
    },
    { wrapper: StrictMode },
  );

  expect(during).toEqual([false]);
  expect(callbacks.onError).toHaveBeenCalledWith(expect.objectContaining({ kind: 'storage' }));
});

function memory(values: Record<string, string>) {
  return {
    get: vi.fn((key: string) => values[key] ?? null),
    set: vi.fn((key: string, value: string) => {
      values[key] = value;
    }),
    remove: vi.fn((key: string) => {
      delete values[key];
    }),
  } satisfies StorageAdapter;
}

test.each([
  ['ends', () => localStorage.removeItem('accessToken')],
  [
    'is replaced at once by that of another vendor',
    () => {
      localStorage.setItem('accessToken', 't2');
      localStorage.setItem('vendor_id', 'v2');
    },
  ],
])('the answers of a session that %s are dropped without its screens', async (_how, change) => {
  const { portal } = openPortal();
  const drop = vi.fn();
  portal()?.store.set(sessionDataAtom, { drop });
  change();
  document.dispatchEvent(new Event('visibilitychange'));

  await vi.waitFor(() => expect(drop).toHaveBeenCalledOnce());
});
