import { useAtom, useAtomValue, useStore } from 'jotai';
import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { serverMessageOf } from '../../../core/api/errors';
import { clockAtom } from '../../../core/clock/state';
import type { Alerts } from '../../../core/push/alerts';
import { randomId } from '../../../core/randomId';
import { watchPage } from '../../../core/session/watchPage';
import { servicesAtom, vendorIdAtom } from '../../../core/state/services';
import { requestPushTest } from './api';
import { findArrival } from './findArrival';
import { arrived, DELAY_S, pushTestAtom, timeLeft } from './pushTest';
import type { PushTest, TestResult } from './types';

const never = () => () => {};

/** Sends a test and finds out whether it arrived. `failure` is the message of a server that refused it, or `''`. */
export function usePushTest(alerts: Alerts | null) {
  const store = useStore();
  const [test, setTest] = useAtom(pushTestAtom);
  const { api, session } = useAtomValue(servicesAtom);
  const vendorId = useAtomValue(vendorIdAtom);
  const { deviceTime } = useAtomValue(clockAtom);
  const [isSending, setSending] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [overId, setOver] = useState<string | null>(null);
  /** The id of a test that this page has watched since it was sent. */
  const watched = useRef<string | null>(null);
  const seen = useSyncExternalStore(
    alerts?.subscribe ?? never,
    () => alerts?.getState().test ?? null,
  );

  /** Changes the stored test, unless it is another one or its arrival is known. */
  const change = useCallback(
    (id: string, next: (test: PushTest) => PushTest | null) => {
      const now = store.get(pushTestAtom);
      const isKnown = now?.result === 'closed' || now?.result === 'open';
      if (now?.id === id && !isKnown) setTest(next(now));
    },
    [store, setTest],
  );

  useEffect(() => {
    if (seen) change(seen.id, (one) => arrived(one, { at: seen.at, wasClosed: false }));
  }, [seen, change]);

  const { id, at } = test ?? {};
  useEffect(() => {
    if (id === undefined || at === undefined) return;
    const look = async () => {
      const arrival = await findArrival(id);
      if (arrival) change(id, (one) => arrived(one, arrival));
    };
    const finish = async () => {
      await look();
      const isWatched = watched.current === id;
      if (isWatched) change(id, (one) => ({ ...one, result: one.result ?? 'missed' }));
      setOver(id);
    };
    const onHidden = () => {
      if (document.visibilityState === 'hidden') watched.current = null;
    };
    void look();
    const timer = setTimeout(() => void finish(), timeLeft(at, deviceTime()));
    const stop = watchPage(() => void look());
    document.addEventListener('visibilitychange', onHidden);
    return () => {
      clearTimeout(timer);
      stop();
      document.removeEventListener('visibilitychange', onHidden);
    };
  }, [id, at, change, deviceTime]);

  async function send(): Promise<void> {
    const testId = randomId();
    setSending(true);
    setFailure(null);
    watched.current = testId;
    // It is stored first, because the page may be closed before the response arrives.
    setTest({ id: testId, at: deviceTime(), result: null, seconds: null });
    try {
      const deviceId = session.deviceId();
      await requestPushTest(api, { vendorId, deviceId, id: testId, delay: DELAY_S });
      change(testId, (one) => ({ ...one, at: deviceTime() }));
    } catch (error) {
      change(testId, () => null);
      setFailure(serverMessageOf(error));
    }
    setSending(false);
  }

  const answer = (result: TestResult) => test && change(test.id, (one) => ({ ...one, result }));
  return { test, isOver: test !== null && overId === test.id, isSending, failure, send, answer };
}
