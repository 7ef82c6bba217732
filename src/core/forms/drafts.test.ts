import { expect, onTestFinished, test } from 'vitest';
import { memoryStorage } from '../../adapters/storage/openStorage';
import { createEmitter } from '../createEmitter';
import { createSession } from '../session/createSession';
import { createDrafts } from './drafts';

const ASHA = { token: 't1', vendorId: 'v1', restaurantId: 'r1', isKycCompleted: true };
const MEENA = { token: 't2', vendorId: 'v2', restaurantId: 'r2', isKycCompleted: true };
const never = () => new Promise<never>(() => {});

function start() {
  const session = createSession({ host: 'https://api.example', storage: memoryStorage() });
  onTestFinished(session.start());
  session.signIn(ASHA);
  const crash = createEmitter();
  const drafts = createDrafts(session, crash);
  const expire = () => session.expire(session.generation());
  return { session, crash, drafts, expire };
}

/** A vendor who has typed something when the session expires. */
function lapsed() {
  const begun = start();
  begun.expire();
  begun.drafts.keep('v1', 'profile', 'typed');
  return begun;
}

test('the same vendor gets a draft back once', () => {
  const { session, drafts } = lapsed();
  session.beginVerify();
  session.cancelVerify();
  session.signIn({ ...ASHA, token: 't3' });
  expect([drafts.take('v1', 'team'), drafts.take('v1', 'profile')]).toEqual([undefined, 'typed']);
  expect(drafts.take('v1', 'profile')).toBeUndefined();
});

test('another vendor gets no draft', () => {
  const { session, drafts } = lapsed();
  session.signIn(MEENA);
  const others = [drafts.take('v2', 'profile'), drafts.take('v1', 'profile')];
  session.signIn(ASHA);
  expect([...others, drafts.take('v1', 'profile')]).toEqual([undefined, undefined, undefined]);
});

test.each(['signOut', 'clear'] as const)('a vendor who leaves by %s leaves no draft', (how) => {
  const { session, drafts } = lapsed();
  session.signIn({ ...ASHA, token: 't3' });
  if (how === 'signOut') void session.signOut(never);
  else session.clear('user');
  drafts.keep('v1', 'team', 'typed');
  session.signIn(ASHA);
  expect([drafts.take('v1', 'profile'), drafts.take('v1', 'team')]).toEqual([undefined, undefined]);
});

test('a form that is left during the session leaves no draft', () => {
  const { drafts } = start();
  drafts.keep('v1', 'profile', 'typed');
  expect(drafts.take('v1', 'profile')).toBeUndefined();
});

test('a form that is removed by a crash gets its draft back', () => {
  const { crash, drafts } = start();
  drafts.keep('v1', 'profile', 'typed');
  crash.emit();
  expect(drafts.take('v1', 'profile')).toBe('typed');
});

test('a form that was left before a crash leaves no draft', async () => {
  const { crash, drafts } = start();
  drafts.keep('v1', 'profile', 'typed');
  await Promise.resolve();
  crash.emit();
  expect(drafts.take('v1', 'profile')).toBeUndefined();
});

test('a vendor who signs out after a crash leaves no draft', () => {
  const { session, crash, drafts } = start();
  drafts.keep('v1', 'profile', 'typed');
  crash.emit();
  session.clear('user');
  session.signIn(ASHA);
  expect(drafts.take('v1', 'profile')).toBeUndefined();
});
