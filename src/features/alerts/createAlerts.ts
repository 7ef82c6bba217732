import type { createStore } from 'jotai';
import type { Clock } from '../../core/clock/createClock';
import { clockAtom } from '../../core/clock/state';
import type { PushAdapter } from '../../core/contracts';
import { createEmitter } from '../../core/createEmitter';
import { record } from '../../core/format/wireValues';
import { languagesAtom } from '../../core/messages/languages';
import { isSoundOn } from '../../core/orders/alarm/isSoundOn';
import { speakerAtom } from '../../core/orders/alarm/speakerAtom';
import { issueKeys } from '../../core/orders/issues/keys';
import { isPolledKey, orderKeys } from '../../core/orders/keys';
import { pollingAtom } from '../../core/orders/live/state';
import { type Alerts, type AlertsState, alertsAtom, pushEndedAtom } from '../../core/push/alerts';
import { alertPermission } from '../../core/push/permission';
import { connectToServer, isServerPush } from '../../core/push/serverPush';
import { type Alert, isForVendor, toAlert } from '../../core/push/wire';
import { MARKED, OPENED_MARK, type PageAnswer, QUIET_MARK } from '../../core/push/workerMessages';
import { dashboardKeys } from '../../core/restaurant/queries';
import type { PortalStorage } from '../../core/session/types';
import { portalQueryClientAtom } from '../../core/state/queryClient';
import {
  notifyAtom,
  openStreamAtom,
  restaurantIdAtom,
  servicesAtom,
  trustedTypesAtom,
} from '../../core/state/services';
import { createRegistration, type DeviceOptions } from './createRegistration';
import { createReport, listen } from './report';
import { type AlertTarget, closeInWorkers, showAlert } from './showAlert';

interface StartOptions {
  store: ReturnType<typeof createStore>;
  storage: PortalStorage;
  basename: string;
  vendorId: string;
  open(path: string): void;
}

/** Starts the alerts of the session in a portal; they are in its store until they end. */
export function startAlerts(adapter: PushAdapter, options: StartOptions): Alerts {
  const { store, storage } = options;
  const alerts = createAlerts({
    ...options,
    adapter: isServerPush(adapter) ? adapter[connectToServer](store.get(openStreamAtom)) : adapter,
    isOpenOnly: isServerPush(adapter),
    services: store.get(servicesAtom),
    clock: store.get(clockAtom),
    trustedTypesPolicy: store.get(trustedTypesAtom),
    notify: store.get(notifyAtom),
    rings: () =>
      isSoundOn(storage.get('order_sound')) && store.get(speakerAtom).getState() === 'ready',
    refresh: () => refreshOrders(store),
    onLanguage: (listener) => store.sub(languagesAtom, listener),
  });
  const unsubscribe = alerts.subscribe(() => store.set(pushEndedAtom, alerts.getState().isEnded));
  store.set(alertsAtom, alerts);
  const leave = () => {
    unsubscribe();
    store.set(pushEndedAtom, false);
    store.set(alertsAtom, null);
  };
  return {
    ...alerts,
    stop() {
      alerts.stop();
      leave();
    },
    signOut() {
      alerts.signOut();
      leave();
    },
  };
}

interface AlertsOptions extends DeviceOptions, AlertTarget {
  clock: Pick<Clock, 'elapsed' | 'now' | 'deviceTime'>;
  /** Whether this page rings for new orders. */
  rings(): boolean;
  /** Refetches the orders. */
  refresh(): void;
  /** Calls the listener when the vendor may have chosen another language. */
  onLanguage?(listener: () => void): () => void;
}

const DISMISSED = 'alerts_dismissed';

/** How many notifications stay open. A tablet that is signed in for weeks gets thousands. */
const MOST_SHOWN = 50;

/** How long a message that equals the last one is ignored, in ms. */
const REPEAT_MS = 2_000;

/** The alerts of one session. Catches all errors of the adapter. */
export function createAlerts(options: AlertsOptions): Alerts {
  const { adapter, services, storage, clock, basename } = options;
  const life = new AbortController();
  const report = createReport(services);
  const { subscribe, emit } = createEmitter();
  /** Closes a notification, by its tag. */
  const shown = new Map<string, () => void>();
  let state: AlertsState = { isOffered: false, isAsking: false, isEnded: false, test: null };
  let last: { name: string; at: number } | null = null;

  function setState(change: Partial<AlertsState>): void {
    if (life.signal.aborted) return;
    state = { ...state, ...change };
    emit();
  }

  function updateOffer(): void {
    const isOffered = alertPermission() === 'default' && storage.get(DISMISSED) === null;
    setState({ isOffered, isAsking: false });
  }

  function onMessage(message: unknown): void {
    if (life.signal.aborted) return;
    const alert = toAlert(message, basename);
    const { tag } = alert;
    const isQuiet = isMarked(message, QUIET_MARK);
    const isOurs = isForVendor(message, options.vendorId);
    if (isQuiet && !(isOurs && isNews(alert))) void closeInWorkers(tag);
    if (!isOurs || isRepeated(alert)) return;
    if (alert.testId) setState({ test: { id: alert.testId, at: clock.deviceTime() } });
    else options.refresh();
    if (isMarked(message, OPENED_MARK)) {
      if (alert.path) options.open(alert.path);
    } else if (alert.isAnswered) closeShown(tag);
    else if (isNews(alert)) show(alert, isQuiet);
  }

  /** The portal rings for a waiting order itself, so that a renewal shows nothing. */
  function isNews({ title, body, tag, isAlarm, isAnswered }: Alert): boolean {
    if (isAnswered || (isAlarm && shown.has(tag))) return false;
    return title !== '' || body !== '';
  }

  /** Closes the oldest notification if there are too many, because what is not in the map is not closed at sign-out. */
  function show(alert: Alert, isQuiet: boolean): void {
    const close = isQuiet ? () => void closeInWorkers(alert.tag) : showAlert(alert, options);
    shown.delete(alert.tag);
    shown.set(alert.tag, close);
    const [oldest] = shown.keys();
    if (shown.size > MOST_SHOWN && oldest !== undefined) closeShown(oldest);
  }

  function closeShown(tag: string): void {
    shown.get(tag)?.();
    shown.delete(tag);
  }

  function isRepeated({ tag, title, body, isAnswered }: Alert): boolean {
    const now = clock.elapsed();
    const name = [tag, title, body, isAnswered].join(' ');
    const isSame = last !== null && last.name === name && now - last.at < REPEAT_MS;
    last = { name, at: now };
    return isSame;
  }

  function end(): void {
    life.abort();
    registration.stop();
    stopFollowing?.();
    stopAnswering();
    try {
      stopListening();
    } catch (error) {
      report('listen', error);
    }
  }

  const registration = createRegistration({
    ...options,
    life: life.signal,
    report,
    onSettled(isEnded) {
      setState({ isEnded });
      updateOffer();
    },
  });
  const stopFollowing = options.onLanguage?.(registration.followLanguage);
  const stopAnswering = answerWorker(basename, options.rings);
  const stopListening = listen(report, () => adapter.onMessage(onMessage));
  // Show the card before the registration, or the card would shift the page later.
  updateOffer();
  void registration.register(false);

  return {
    isOpenOnly: options.isOpenOnly,
    getState: () => state,
    subscribe,
    turnOn() {
      if (state.isAsking) return;
      setState({ isAsking: true });
      void registration.register(true);
    },
    dismiss() {
      storage.set(DISMISSED, 'true');
      updateOffer();
    },
    stop: end,
    signOut() {
      end();
      for (const closeOne of shown.values()) closeOne();
      // The close functions contain the texts of the alerts, so they are dropped too.
      shown.clear();
      last = null;
      registration.signOut();
    },
  };
}

function isMarked(message: unknown, mark: string): boolean {
  return record(record(message).data)[mark] === MARKED;
}

/**
 * Answers the worker, which asks before each notification whether a signed-in portal rings (c45). Returns a function
 * that stops.
 */
function answerWorker(basename: string, rings: () => boolean): () => void {
  // Older browsers and pages without https have no workers.
  const serviceWorker = navigator.serviceWorker as ServiceWorkerContainer | undefined;
  const listen = ({ data, ports }: MessageEvent) => {
    const question = record(data);
    if (question.type !== 'vendor-portal:ask' || question.basename !== basename) return;
    const isVisible = document.visibilityState === 'visible';
    const answer: PageAnswer = { rings: isVisible && rings() };
    ports[0]?.postMessage(answer);
  };
  serviceWorker?.addEventListener('message', listen);
  return () => serviceWorker?.removeEventListener('message', listen);
}

/** Refetches the orders on the screen. */
function refreshOrders(store: ReturnType<typeof createStore>): void {
  const cache = store.get(portalQueryClientAtom);
  const restaurantId = store.get(restaurantIdAtom);
  const polling = store.get(pollingAtom);
  polling?.refresh();
  for (const { all } of [orderKeys, dashboardKeys, issueKeys]) {
    const queryKey = all(restaurantId);
    void cache.invalidateQueries({
      queryKey,
      // Polled queries are left out, because polling refetches them.
      predicate: (query) => !polling || !isPolledKey(restaurantId, query.queryKey),
    });
  }
}
