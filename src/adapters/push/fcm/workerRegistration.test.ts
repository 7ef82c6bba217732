import { expect, test, vi } from 'vitest';
import { createWorkerRegistration } from './workerRegistration';

const OPTIONS = {
  config: { apiKey: 'a', projectId: 'p', appId: 'i', messagingSenderId: '1' },
  vapidKey: 'key',
};
const ADDRESS = new URL('/vendor-portal-sw.js', window.location.href).href;

/** A browser with workers, on a page that lets nobody make a policy. */
function openPage() {
  const register = vi.fn(async () => ({ active: {} }));
  const getRegistration = async () => undefined;
  vi.stubGlobal('navigator', { serviceWorker: { register, getRegistration } });
  const createPolicy = vi.fn(() => {
    throw new TypeError('The page allows no policy of this name');
  });
  vi.stubGlobal('trustedTypes', { createPolicy });
  return { register, createPolicy };
}

test("the worker's address goes through the host's policy, and none is made", async () => {
  const { register, createPolicy } = openPage();
  const trusted = { trusted: ADDRESS };
  const trustedTypesPolicy = { createHTML: vi.fn(), createScriptURL: vi.fn(() => trusted) };
  const { signal } = new AbortController();

  await createWorkerRegistration(OPTIONS).ready({
    interactive: false,
    basename: '/partner',
    signal,
    trustedTypesPolicy,
  });

  expect(trustedTypesPolicy.createScriptURL.mock.calls).toEqual([[ADDRESS]]);
  expect(register).toHaveBeenCalledWith(
    trusted,
    expect.objectContaining({ updateViaCache: 'none' }),
  );
  expect(createPolicy).not.toHaveBeenCalled();
});
