import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { delivered } from '../../../tests/support/testChannel';
import { openStorage } from '../../adapters/storage/openStorage';
import { ApiRefusal, Unauthorized } from '../api/errors';
import type { HostSession, SessionRequest } from '../contracts';
import { createHandover, type HandoverOptions } from './createHandover';
import { createSession } from './createSession';

const HOST = 'https://api.market.example';
const VENDOR = { restaurantId: 'r1', isKycCompleted: true };
const FIRST = { token: 'first-token', vendorId: 'v1' };
const SECOND = { token: 'second-token', vendorId: 'v1' };

/** A promise of the host that the test settles. */
function later() {
  let settle!: (given: HostSession | null) => void;
  const answer = new Promise<HostSession | null>((resolve) => {
    settle = resolve;
  });
  return { answer, settle };
}

type ReadVendor = HandoverOptions['readVendor'];

/** A portal whose host returns one of these answers for each call, and then `null`. */
function open(answers: readonly unknown[], readVendor: ReadVendor = async () => VENDOR) {
  const storage = openStorage('local', { basename: '/', onProblem: () => {} });
  const onSignIn = vi.fn();
  const onSignOut = vi.fn();
  const onError = vi.fn();
  const session = createSession({ host: HOST, storage, isHandedOver: true, onSignIn, onSignOut });
  const left = [...answers];
  const fetchSession = vi.fn(async (_request: SessionRequest) => {
    const answer = left.length > 0 ? left.shift() : null;
    if (answer instanceof Error) throw answer;
    return answer as HostSession | null;
  });
  const handover = createHandover({ session, fetchSession, readVendor, onError });
  const stops = [session.start(), handover.start()];
  const stop = () => stops.forEach((one) => one());
  onTestFinished(stop);
  const reasons = () => fetchSession.mock.calls.map(([{ reason }]) => reason);
  const errors = () => onError.mock.calls.map(([{ kind }]) => kind);
  const phase = () => session.getState().phase;
  return {
    session,
    handover,
    fetchSession,
    stop,
    onSignIn,
    onSignOut,
    onError,
    reasons,
    errors,
    phase,
  };
}

async function opened(answers: readonly unknown[]) {
  return begun(open([FIRST, ...answers]));
}

async function begun(portal: ReturnType<typeof open>) {
  await vi.waitFor(() => expect(portal.phase()).toBe('active'));
  return portal;
}

beforeEach(() => localStorage.clear());

test('before the host has answered nobody is signed in or out', () => {
  const { phase, session } = open([later().answer]);
  expect([phase(), session.token()]).toEqual(['awaitingHost', null]);
});

test("the session of the host begins with the backend's record of the vendor", async () => {
  const { session, onSignIn, reasons } = await opened([]);
  expect(session.getState()).toEqual({ phase: 'active', vendorId: 'v1', ...VENDOR });
  expect([session.token(), reasons()]).toEqual(['first-token', ['initial']]);
  expect(onSignIn).not.toHaveBeenCalled();
});

test('a session of the host is never stored', async () => {
  const { handover, session } = await opened([SECOND]);
  await handover.renew('first-token');
  session.update({ restaurantId: 'r2' });
  expect([localStorage.length, sessionStorage.length, document.cookie]).toEqual([0, 0, '']);
});

test('a session that lies in the storage is neither taken nor removed', async () => {
  localStorage.setItem('accessToken', 'stored-token');
  localStorage.setItem('vendor_id', 'v9');
  const { session, phase } = open([null]);
  await vi.waitFor(() => expect(phase()).toBe('signedOut'));
  expect([session.token(), localStorage.accessToken]).toEqual([null, 'stored-token']);
});

test('two starts in one task request one session', async () => {
  const portal = open([FIRST]);
  portal.handover.start()();
  portal.stop();
  const again = portal.handover.start();
  onTestFinished(again);
  await vi.waitFor(() => expect(portal.phase()).toBe('active'));
  expect(portal.fetchSession).toHaveBeenCalledTimes(1);
});

test('a portal that unmounts aborts the request for a session', async () => {
  const { answer, settle } = later();
  const { fetchSession, stop, phase, errors } = open([answer]);
  await vi.waitFor(() => expect(fetchSession).toHaveBeenCalled());
  stop();
  expect(fetchSession.mock.calls[0]?.[0].signal.aborted).toBe(true);
  settle(FIRST);
  await answer;
  expect([phase(), errors()]).toEqual(['awaitingHost', []]);
});

test('a host without a session is reported once', async () => {
  const { session, handover, onSignOut, phase, errors } = open([null, FIRST]);
  await vi.waitFor(() => expect(session.getState()).toMatchObject({ isExpired: true }));
  expect([onSignOut.mock.calls, errors()]).toEqual([[['expired']], []]);

  handover.begin();

  await vi.waitFor(() => expect(phase()).toBe('active'));
});

test.each([
  [undefined, 'undefined'],
  ['first-token', 'string'],
  [[FIRST], 'array'],
  [{ accessToken: 'secret', vendor_id: 'v1' }, '{ accessToken: string, vendor_id: string }'],
  [{ token: 'Bearer secret', vendorId: 'v1' }, '{ token: string with a space, vendorId: string }'],
  [{ token: '', vendorId: 7 }, '{ token: empty string, vendorId: number }'],
  [{ 'x9.secret': 1, token: null }, '{ token: null }'],
])('of %j as a session only the shape is told', async (given, received) => {
  const { session, onError, onSignOut } = open([given]);
  await vi.waitFor(() => expect(onError).toHaveBeenCalledTimes(1));
  const error = onError.mock.calls[0]?.[0];
  expect(error).toMatchObject({
    kind: 'config',
    found: received,
    hint: expect.stringContaining('token'),
  });
  expect(`${error} ${error.hint}`).not.toContain('secret');
  expect(session.getState()).toEqual({ phase: 'signedOut', isExpired: true, failure: error });
  expect(onSignOut).not.toHaveBeenCalled();
});

test('a function that rejects is reported with its cause', async () => {
  const cause = new Error('no network');
  const { onError, phase } = open([cause]);
  await vi.waitFor(() => expect(phase()).toBe('signedOut'));
  expect(onError.mock.calls).toEqual([[expect.objectContaining({ kind: 'unauthorized', cause })]]);
});

test('a host that never answers is given up after 30 seconds', async () => {
  vi.useFakeTimers();
  const { fetchSession, phase, errors } = open([later().answer]);
  await vi.advanceTimersByTimeAsync(29_999);
  expect([phase(), errors()]).toEqual(['awaitingHost', []]);
  await vi.advanceTimersByTimeAsync(1);
  expect([phase(), errors()]).toEqual(['signedOut', ['unauthorized']]);
  expect(fetchSession.mock.calls[0]?.[0].signal.aborted).toBe(true);
});

test('the host is asked once more for an old token that it cached', async () => {
  const { session, reasons } = await begun(
    open([FIRST, SECOND], async ({ token }) => {
      if (token === 'first-token') throw new Unauthorized();
      return VENDOR;
    }),
  );
  expect([session.token(), reasons()]).toEqual(['second-token', ['initial', 'unauthorized']]);
});

test('a host whose tokens are all refused is asked twice only', async () => {
  const { reasons, phase, errors } = open([FIRST, SECOND, FIRST], async () => {
    throw new Unauthorized();
  });
  await vi.waitFor(() => expect(phase()).toBe('signedOut'));
  expect([reasons(), errors()]).toEqual([['initial', 'unauthorized'], ['unauthorized']]);
});

test('a backend that cannot be asked for the vendor is reported unchanged', async () => {
  const { phase, errors } = open([FIRST], async () => {
    throw new ApiRefusal(503, '');
  });
  await vi.waitFor(() => expect(phase()).toBe('signedOut'));
  expect(errors()).toEqual(['api']);
});

test('many refused calls ask the host once', async () => {
  const { answer, settle } = later();
  const { session, handover, reasons } = await opened([answer]);
  const [generation, signal, scope] = [session.generation(), session.signal(), session.scope()];
  const calls = [handover.renew('first-token'), handover.renew('first-token')];
  settle(SECOND);
  await Promise.all(calls);
  await handover.renew('first-token');

  expect([session.token(), reasons()]).toEqual(['second-token', ['initial', 'unauthorized']]);
  expect([session.generation(), signal.aborted]).toEqual([generation, false]);
  expect(session.scope()).toBe(scope);
});

test('a later refusal asks again', async () => {
  const third = { token: 'third-token', vendorId: 'v1' };
  const { session, handover, reasons } = await opened([SECOND, third]);
  await handover.renew('first-token');
  await handover.renew('second-token');
  expect([session.token(), reasons().length]).toEqual(['third-token', 3]);
});

test.each([
  [null, []],
  [new Error('no network'), ['unauthorized']],
  [{ token: 7 }, ['config']],
])('a refused session that gets %o in return is over', async (given, kinds) => {
  const { session, handover, onSignOut, errors } = await opened([given]);
  await handover.renew('first-token');
  expect(session.getState()).toMatchObject({ phase: 'signedOut', isExpired: true });
  expect([onSignOut.mock.calls, errors()]).toEqual([[['expired']], kinds]);
});

test('another vendor is another session', async () => {
  const other = { token: 'other-token', vendorId: 'v2' };
  const { session, handover, onSignOut } = await opened([other]);
  const signal = session.signal();
  await handover.renew('first-token');
  expect(session.getState()).toMatchObject({ phase: 'active', vendorId: 'v2' });
  expect([signal.aborted, onSignOut.mock.calls]).toEqual([true, [['expired']]]);
});

test('another vendor whom the backend does not know ends in a screen that says so', async () => {
  const readVendor = vi.fn(async () => VENDOR);
  const portal = await begun(open([FIRST, { token: 'other-token', vendorId: 'v2' }], readVendor));
  readVendor.mockRejectedValue(new ApiRefusal(404, ''));
  await portal.handover.renew('first-token');
  expect([portal.phase(), portal.errors()]).toEqual(['signedOut', ['api']]);
});

test('a sign-out while the host is asked wins over its answer', async () => {
  const { answer, settle } = later();
  const { session, handover, fetchSession, onSignOut } = await opened([answer]);
  const renewal = handover.renew('first-token');
  session.clear('user');
  expect(fetchSession.mock.calls[1]?.[0].signal.aborted).toBe(true);
  settle(SECOND);
  await renewal;
  expect([session.token(), session.getState()]).toEqual([null, { phase: 'signedOut' }]);
  expect(onSignOut.mock.calls).toEqual([['user']]);
});

test('tabs with a token each leave together', async () => {
  const here = await opened([]);
  const there = await begun(open([SECOND]));
  const elsewhere = await begun(open([{ token: 'other-token', vendorId: 'v2' }]));
  expect(here.session.scope()).toBe(there.session.scope());

  there.session.clear('user');
  await delivered();

  expect([here.phase(), elsewhere.phase()]).toEqual(['signedOut', 'active']);
  expect(here.onSignOut.mock.calls).toEqual([['other-tab']]);
});

test('a session that expires in one tab goes on in the other', async () => {
  const here = await opened([null]);
  const there = await begun(open([FIRST]));
  await here.handover.renew('first-token');
  await delivered();
  expect([here.phase(), there.phase()]).toEqual(['signedOut', 'active']);
});
