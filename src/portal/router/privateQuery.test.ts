import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { memoryStorage } from '../../adapters/storage/openStorage';
import { createHeldQueries } from '../../core/navigation/heldQueries';
import { createSession } from '../../core/session/createSession';
import { shortHash } from '../../core/session/shortHash';
import { createMemoryHistory, toLocation } from './memoryHistory';
import { createPrivateQuery } from './privateQuery';
import { pathFormat } from './urlFormat';
import { createUrlHistory } from './urlHistory';

const HOST = 'https://api.example';
const HISTORY = '/partner/outlet/order-history';
const FORMAT = pathFormat('/partner');
const INPUT = { token: 't1', vendorId: 'v1', restaurantId: 'r1', isKycCompleted: true };

beforeEach(() => window.history.replaceState(null, '', '/partner/orders'));

/** A page of a signed-in vendor; `reload` opens it again. */
function openPage(
  storages = { device: memoryStorage(), tab: memoryStorage() },
  isHandedOver = false,
) {
  const session = createSession({ host: HOST, storage: storages.device, isHandedOver });
  const held = createHeldQueries({ host: HOST, session, storage: storages.tab });
  const query = createPrivateQuery('/partner', held);
  const history = createUrlHistory(window, FORMAT, undefined, query);
  onTestFinished(history.subscribe(() => {}));
  return { session, query, ...history, reload: () => openPage(storages, isHandedOver) };
}

function openSignedIn() {
  const page = openPage();
  page.session.signIn(INPUT);
  return page;
}

const inBrowser = () => `${window.location.href} ${JSON.stringify(window.history.state)}`;

test('a search text is part of the location but not of the URL', () => {
  const { navigator, getLocation } = openSignedIn();
  navigator.push(`${HISTORY}?status=declined&search=Asha&customer=Ravi&period=7d`);

  expect(window.location.search).toBe('?status=declined&period=7d');
  expect(getLocation().search).toBe('?status=declined&period=7d&search=Asha&customer=Ravi');
});

test.each([
  ['a link', HISTORY],
  ['an escaped link', '/partner/outlet/order%2Dhistory'],
])('%s with a search text filters once', (_name, path) => {
  window.history.replaceState(null, '', `${path}?search=Asha&period=7d`);
  const { getLocation } = openSignedIn();

  expect(getLocation().search).toBe('?period=7d&search=Asha');
  expect(inBrowser()).not.toContain('Asha');
});

test('a private query survives a reload in the same session only', () => {
  const page = openSignedIn();
  page.navigator.push(`${HISTORY}?search=Asha`);
  const reloaded = page.reload();
  const before = reloaded.getLocation().search;
  reloaded.session.clear('user');
  reloaded.session.signIn({ ...INPUT, token: 't2' });

  expect([before, reloaded.reload().getLocation().search]).toEqual(['?search=Asha', '']);
});

test.each([
  ['the same vendor', INPUT, '?search=Asha'],
  ['another vendor', { ...INPUT, vendorId: 'v2' }, ''],
])('a reload with a session from the host keeps them for %s', (_name, input, expected) => {
  const page = openPage(undefined, true);
  page.session.adopt(INPUT);
  page.navigator.push(`${HISTORY}?search=Asha`);
  const reloaded = page.reload();
  const before = reloaded.getLocation().search;
  reloaded.session.adopt(input);

  expect([before, reloaded.getLocation().search]).toEqual(['', expected]);
});

test('an entry has its own text until the session ends', async () => {
  const { navigator, getLocation, session } = openSignedIn();
  navigator.push(`${HISTORY}?search=Asha`);
  navigator.push(`${HISTORY}?search=Ravi`);
  const back = new Promise((done) => window.addEventListener('popstate', done, { once: true }));
  navigator.go(-1);
  await back;
  const before = getLocation().search;
  session.clear('user');
  navigator.push('/partner/login');
  const again = new Promise((done) => window.addEventListener('popstate', done, { once: true }));
  navigator.go(-1);
  await again;

  expect([before, getLocation().search]).toEqual(['?search=Asha', '']);
});

test.each(['search', 'returnTo'] as const)('the %s of a state is held with its entry', (name) => {
  const { navigator, getLocation } = openSignedIn();
  const value = name === 'search' ? '?page=2&search=Asha' : '/outlet/order-history?search=Asha';
  navigator.push('/partner/outlet/order-history/view/1', { [name]: value });

  expect(getLocation().state).toEqual({ [name]: value });
  expect(inBrowser()).not.toContain('Asha');
});

test('a late write of an ended session is not held', () => {
  const { navigator, getLocation, session } = openSignedIn();
  session.clear('expired');
  navigator.push('/partner/login', { returnTo: '/outlet/order-history?page=2&search=Asha' });

  expect(getLocation().state).toEqual({ returnTo: '/outlet/order-history?page=2' });
});

test('a history in memory has none of them after the session', () => {
  const { session, query } = openSignedIn();
  const start = toLocation('/partner/orders', null);
  const { navigator, getLocation } = createMemoryHistory(FORMAT, start, query);
  navigator.push(`${HISTORY}?search=Asha`);
  const before = getLocation().search;
  session.clear('user');
  navigator.push('/partner/login');
  navigator.go(-1);

  expect([before, getLocation().search]).toEqual(['?search=Asha', '']);
});

test('the query of a page of the host stays in the URL', () => {
  const { navigator } = openSignedIn();
  navigator.push('/partner/points?search=Asha&customer=Ravi');

  expect(window.location.search).toBe('?search=Asha&customer=Ravi');
});

test.each(['{', '[]', '{"scope":1}', '{"entries":{"a":3}}'])(
  'the stored text %j harms nothing',
  (text) => {
    const tab = memoryStorage();
    tab.set(`vendor_portal_queries_${shortHash(HOST)}`, text);
    const { navigator, getLocation } = openPage({ device: memoryStorage(), tab });
    navigator.push(`${HISTORY}?search=Asha`);

    expect(getLocation().search).toBe('?search=Asha');
  },
);
