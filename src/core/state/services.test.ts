import { createStore } from 'jotai';
import { expect, onTestFinished, test } from 'vitest';
import { memoryStorage } from '../../adapters/storage/openStorage';
import { formatsAtom } from '../format/formatsAtom';
import { createSession } from '../session/createSession';
import { portalQueryClientAtom } from './queryClient';
import {
  apiAtom,
  connectSession,
  restaurantIdAtom,
  type Services,
  servicesAtom,
  vendorIdAtom,
} from './services';

const INPUT = { token: 't1', vendorId: 'v1', restaurantId: 'r1', isKycCompleted: true };

test('a service read outside a portal says what is missing', () => {
  expect(() => createStore().get(apiAtom)).toThrow('servicesAtom is not set');
});

test('the ids follow the session', () => {
  const store = createStore();
  const session = createSession({ host: 'https://api.example', storage: memoryStorage() });
  const stop = connectSession(store, session);
  const ids = () => [store.get(vendorIdAtom), store.get(restaurantIdAtom)];
  const before = ids();
  session.signIn(INPUT);
  const signedIn = ids();
  stop();
  session.clear('user');
  expect([before, signedIn, ids()]).toEqual([
    ['', ''],
    ['v1', 'r1'],
    ['v1', 'r1'],
  ]);
});

test('each session has its own cache', () => {
  const store = createStore();
  const session = createSession({ host: 'https://api.example', storage: memoryStorage() });
  store.set(servicesAtom, { session } as Services);
  onTestFinished(connectSession(store, session));
  const cacheOf = (phase: () => void) => {
    phase();
    return store.get(portalQueryClientAtom);
  };
  const first = cacheOf(() => session.signIn(INPUT));
  const approved = cacheOf(() => session.update({ isKycCompleted: false }));
  session.clear('user');
  const second = cacheOf(() => session.signIn(INPUT));
  expect([approved === first, second === first]).toEqual([true, false]);
});

test('formats follow the specified region unless the host sets another', () => {
  expect(createStore().get(formatsAtom).dateTime('2026-11-20T07:35:00Z')).toBe(
    '20 Nov 2026 • 1:05 PM',
  );
});
