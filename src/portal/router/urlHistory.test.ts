import { beforeEach, expect, test, vi } from 'vitest';
import { claimUrl } from './claimUrl';
import { hashFormat, pathFormat } from './urlFormat';
import { createUrlHistory } from './urlHistory';

beforeEach(() => window.history.replaceState(null, '', '/partner/orders?tab=new#top'));

/** Records popstate events, as a host router from another copy of the package would receive them. */
function recordPopstate() {
  const received: unknown[] = [];
  const listener = ({ state }: PopStateEvent) => received.push(state);
  window.addEventListener('popstate', listener);
  return { received, stop: () => window.removeEventListener('popstate', listener) };
}

test('the location is what the address bar says', () => {
  const { getLocation } = createUrlHistory(window, pathFormat('/partner'));

  expect(getLocation()).toMatchObject({
    pathname: '/partner/orders',
    search: '?tab=new',
    hash: '#top',
    key: 'default',
  });
});

test('a push notifies its subscriber once', () => {
  const history = createUrlHistory(window, pathFormat('/partner'));
  const onChange = vi.fn();
  const stop = history.subscribe(onChange);
  const before = window.history.length;

  history.navigator.push({ pathname: '/partner/offers', search: '', hash: '' }, { from: 'menu' });

  expect(window.location.pathname).toBe('/partner/offers');
  expect(window.history.length).toBe(before + 1);
  expect(onChange).toHaveBeenCalledTimes(1);
  expect(history.getLocation().state).toEqual({ from: 'menu' });
  stop();
});

test('an entry of ours has the key and the index of React Router, and the rest under one key', () => {
  window.history.replaceState({ usr: null, key: 'host', idx: 4 }, '');
  const { navigator } = createUrlHistory(window, pathFormat('/partner'));

  navigator.push('/partner/offers', { from: 'menu' });

  const { key } = window.history.state;
  const vendorPortal = { key, usr: { from: 'menu' } };
  expect(window.history.state).toEqual({ key: expect.any(String), idx: 5, vendorPortal });
  expect(key).not.toBe('host');
});

test('a replace keeps the keys that a host has in the entry', () => {
  window.history.replaceState({ idx: 4, scroll: 120, usr: 'of the host' }, '');
  const { navigator, getLocation } = createUrlHistory(window, pathFormat('/partner'));

  navigator.replace('/partner/offers', 'new');

  expect(window.history.state).toMatchObject({ idx: 4, scroll: 120, usr: 'of the host' });
  expect(getLocation().state).toBe('new');
});

test('the portal reads the state of a link of the host', () => {
  window.history.replaceState({ usr: { itemId: 'd1' }, key: 'host', idx: 4 }, '');
  const { getLocation } = createUrlHistory(window, pathFormat('/partner'));

  expect(getLocation()).toMatchObject({ key: 'host', state: { itemId: 'd1' } });
});

/** Replaces the state at every popstate, as Turbo does. It listens before the portal. */
function startTurbo() {
  const rewrite = () => {
    const restorationIdentifier = String(Math.random());
    window.history.replaceState({ turbo: { restorationIdentifier } }, '');
  };
  window.addEventListener('popstate', rewrite);
  return { rewrite, stop: () => window.removeEventListener('popstate', rewrite) };
}

test('a router of the host that rewrites every entry leaves the location as it is', async () => {
  const turbo = startTurbo();
  const history = createUrlHistory(window, pathFormat('/partner'));
  const stops = [turbo.stop, history.subscribe(() => {})];

  history.navigator.push('/partner/offers', { from: 'menu' });
  const { key } = history.getLocation();
  expect(window.history.state).toMatchObject({ turbo: {}, vendorPortal: { key } });
  expect(history.getLocation()).toMatchObject({ key, state: { from: 'menu' } });

  const before: unknown = window.history.state;
  history.navigator.push('/partner/menu');
  window.history.replaceState(before, '', '/partner/offers');
  window.dispatchEvent(new PopStateEvent('popstate', { state: before }));
  expect(history.getLocation()).toMatchObject({ key, state: { from: 'menu' } });
  expect(window.history.state).toMatchObject({ turbo: {}, vendorPortal: { key } });

  turbo.rewrite();
  expect(window.history.state).toMatchObject({ turbo: {}, vendorPortal: { key } });
  for (const stop of stops) stop();
});

test('the portal writes nothing into an entry of the host', () => {
  const history = createUrlHistory(window, pathFormat('/partner'));
  const stop = history.subscribe(() => {});
  history.navigator.push('/partner/offers');

  window.history.pushState({ turbo: {} }, '', '/reports');
  window.dispatchEvent(new PopStateEvent('popstate', { state: window.history.state }));

  expect(window.history.state).toEqual({ turbo: {} });
  stop();
});

test('a redirect of the portal leaves the URL of another page of the host alone', () => {
  const history = createUrlHistory(window, pathFormat('/partner'));
  const onChange = vi.fn();
  const stop = history.subscribe(onChange);
  window.history.pushState(null, '', '/reports');

  history.navigator.replace('/partner/login');

  expect(window.location.pathname).toBe('/reports');
  expect(history.getLocation().pathname).toBe('/partner/login');
  expect(onChange).toHaveBeenCalledTimes(1);
  stop();
});

test('the host’s routers receive a popstate with the state of the entry', () => {
  const { received, stop } = recordPopstate();

  createUrlHistory(window, pathFormat('/partner')).navigator.push('/partner/offers');

  expect(received).toEqual([window.history.state]);
  stop();
});

test('Next.js gets no popstate because it detects a push itself', () => {
  window.history.replaceState({ __NA: true }, '');
  const { received, stop } = recordPopstate();

  createUrlHistory(window, pathFormat('/partner')).navigator.replace('/partner/offers');

  expect(received).toEqual([]);
  stop();
});

const OF_VUE_ROUTER = { current: '/partner/orders', position: 1 };
const OF_SVELTEKIT = { 'sveltekit:history': 7, 'sveltekit:navigation': 3 };

test.each([
  ['Vue Router', 'push', OF_VUE_ROUTER],
  ['Vue Router', 'replace', OF_VUE_ROUTER],
  ['SvelteKit', 'push', OF_SVELTEKIT],
  ['SvelteKit', 'replace', OF_SVELTEKIT],
] as const)('%s gets a popstate without a state after a %s', (_router, method, state) => {
  window.history.replaceState(state, '');
  const { received, stop } = recordPopstate();

  createUrlHistory(window, pathFormat('/partner')).navigator[method]('/partner/offers');

  expect(received).toEqual([null]);
  stop();
});

test('an entry of ours has the keys of SvelteKit', () => {
  window.history.replaceState({ ...OF_SVELTEKIT, scroll: 120 }, '');

  createUrlHistory(window, pathFormat('/partner')).navigator.push('/partner/offers');

  expect(window.history.state).toMatchObject(OF_SVELTEKIT);
  expect(window.history.state).not.toHaveProperty('scroll');
});

test('the portal does not follow the host outside of its basename', () => {
  const history = createUrlHistory(window, pathFormat('/partner'));
  const onChange = vi.fn();
  const stop = history.subscribe(onChange);

  window.history.pushState(null, '', '/partners');

  expect(onChange).not.toHaveBeenCalled();
  expect(history.getLocation().pathname).toBe('/partner/orders');
  stop();
});

test('a mount that the host spells in another case is still inside', () => {
  const history = createUrlHistory(window, pathFormat('/partner'));
  const stop = history.subscribe(() => {});

  window.history.pushState(null, '', '/Partner/offers');

  expect(history.getLocation().pathname).toBe('/Partner/offers');
  stop();
});

test('a portal next to the one that owns the URL starts at its root', () => {
  const neighbour = claimUrl(window, '/partner');

  const { getLocation } = createUrlHistory(window, pathFormat('/kitchen'));

  expect(getLocation()).toMatchObject({ pathname: '/kitchen', search: '', hash: '' });
  neighbour.release();
});

test('in hash routing the path is in the hash of the page', () => {
  window.history.replaceState(null, '', '/admin?lang=hi#/orders?tab=new');
  const history = createUrlHistory(window, hashFormat(window));
  const stop = history.subscribe(() => {});

  expect(history.getLocation()).toMatchObject({ pathname: '/orders', search: '?tab=new' });
  expect(history.navigator.createHref('/offers')).toBe('/admin?lang=hi#/offers');
  history.navigator.push('/offers');

  expect(window.location.href).toMatch(/\/admin\?lang=hi#\/offers$/);
  expect(history.getLocation().pathname).toBe('/offers');
  stop();
});

test.each(['/admin#contact', '/other#/orders'])(
  'in hash routing the portal does not follow the host to %s',
  (elsewhere) => {
    window.history.replaceState(null, '', '/admin#/offers');
    const history = createUrlHistory(window, hashFormat(window));
    const stop = history.subscribe(() => {});
    window.history.pushState(null, '', elsewhere);

    expect(history.getLocation().pathname).toBe('/offers');
    stop();
  },
);

test.each(['', '#contact'])('the hash "%s" of a host is not a path of the portal', (hash) => {
  window.history.replaceState(null, '', `/admin${hash}`);

  const { getLocation } = createUrlHistory(window, hashFormat(window));

  expect(getLocation().pathname).toBe('/');
});
