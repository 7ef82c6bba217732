import type { Clock } from '../../core/clock/createClock';
import type { PushAdapter, TrustedTypesPolicy } from '../../core/contracts';
import { createEmitter } from '../../core/createEmitter';
import type { Alerts, AlertsState } from '../../core/push/alerts';
import { type Alert, isForVendor, toAlert } from '../../core/push/wire';
import { alertPermission } from '../../core/push/permission';
import { record } from '../../core/format/wireValues';
import { MARKED, OPENED_MARK } from '../../core/push/workerMessages';
import type { PortalStorage } from '../../core/session/types';
import type { Services } from '../../core/state/services';
import { savePushToken } from './api';
import { createReport } from './report';
import { createSavedToken } from './savedToken';
import { type AlertTarget, showAlert } from './showAlert';
import { within } from '../../core/async/within';
import type { PushRegistration } from './types';

/** Timeout for registering without a prompt, and for the request that saves the token. */
const WAIT_MS = 10_000;
/** Timeout for registering with a permission prompt. */
const PROMPT_WAIT_MS = 120_000;
/** Delays before a failed registration is retried; the last one repeats. */
const RETRY_MS: readonly number[] = [60_000, 5 * 60_000, 15 * 60_000];
/** How long a message that equals the last one is ignored, in ms. */
const REPEAT_MS = 2_000;
const DISMISSED = 'alerts_dismissed';
const TOKEN = /^[\x21-\x7e]{8,4096}$/;

export interface AlertsOptions extends AlertTarget {
  adapter: PushAdapter;
  services: Services;
  storage: PortalStorage;
  clock: Pick<Clock, 'elapsed' | 'now' | 'deviceTime'>;
  vendorId: string;
  isOpenOnly: boolean;
  trustedTypesPolicy?: TrustedTypesPolicy | undefined;
  /** Refetches the orders. */
  refresh(): void;
}

/** The alerts of one session. Catches all errors of the adapter. */
export function createAlerts(options: AlertsOptions): Alerts {
  const { adapter, services, storage, clock, basename } = options;
  const life = new AbortController();
  const report = createReport(services);
  const saved = createSavedToken(storage, clock);
  const { subscribe, emit } = createEmitter();
  /** Closes a notification, by its tag. */
  const shown = new Map<string, () => void>();
  let state: AlertsState = { isOffered: false, isAsking: false, test: null };
  let timer: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;
  let hasSaved = false;
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

  function registerIn(ms: number): void {
    clearTimeout(timer);
    if (!life.signal.aborted) timer = setTimeout(() => void register(false), ms);
  }

  async function register(interactive: boolean): Promise<void> {
    try {
      const token = await requestToken(interactive);
      failures = 0;
      if (token) registerIn(await save(token));
      else services.logger({ level: 'warn', message: 'push adapter returned no token' });
    } catch {
      registerIn(RETRY_MS[Math.min(failures, RETRY_MS.length - 1)] ?? WAIT_MS);
      failures += 1;
    }
    updateOffer();
  }

  async function requestToken(interactive: boolean): Promise<string | null> {
    const ms = interactive ? PROMPT_WAIT_MS : WAIT_MS;
    const request = { interactive, basename, trustedTypesPolicy: options.trustedTypesPolicy };
    const token: unknown = await step('register', () =>
      within(life.signal, ms, (signal) => adapter.register({ ...request, signal })),
    );
    return typeof token === 'string' && TOKEN.test(token) ? token : null;
  }

  /** Sends the token if it is due; resolves to the time until the next renewal. */
  async function save(token: string): Promise<number> {
    const deviceId = services.session.deviceId();
    const registration: PushRegistration = { vendorId: options.vendorId, deviceId, token };
    const dueIn = saved.dueIn(registration);
    if (dueIn === 0) {
      await step('save', () =>
        within(life.signal, WAIT_MS, (signal) => savePushToken(services.api, registration, signal)),
      );
      saved.store(registration);
    }
    hasSaved = true;
    return dueIn || saved.dueIn(registration);
  }

  async function step<Result>(name: 'register' | 'save', work: () => Promise<Result>) {
    try {
      return await work();
    } catch (error) {
      if (!life.signal.aborted) report(name, error);
      throw error;
    }
  }

  function onMessage(message: unknown): void {
    if (life.signal.aborted || !isForVendor(message, options.vendorId)) return;
    const alert = toAlert(message, basename);
    if (isRepeated(alert)) return;
    if (alert.testId) setState({ test: { id: alert.testId, at: clock.deviceTime() } });
    else options.refresh();
    if (isOpened(message)) {
      if (alert.path) options.open(alert.path);
    } else if (alert.isAnswered) close(alert.tag);
    else if (isNews(alert)) shown.set(alert.tag, showAlert(alert, options));
  }

  /** The portal rings for a waiting order itself, so that a renewal shows nothing. */
  function isNews({ title, body, tag, isAlarm }: Alert): boolean {
    if (isAlarm && shown.has(tag)) return false;
    return title !== '' || body !== '';
  }

  function close(tag: string): void {
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
    clearTimeout(timer);
    try {
      stopListening();
    } catch (error) {
      report('listen', error);
    }
  }

  const stopListening = listen(adapter, onMessage, (error) => report('listen', error));
  // Show the card before the registration, or the card would shift the page later.
  updateOffer();
  void register(false);

  return {
    isOpenOnly: options.isOpenOnly,
    getState: () => state,
    subscribe,
    turnOn() {
      if (state.isAsking) return;
      setState({ isAsking: true });
      void register(true);
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
      // Another tab may have unregistered this device already.
      const isDone = hasSaved && !saved.isStored();
      saved.forget();
      if (!isDone) void unregister(adapter, (error) => report('unregister', error));
    },
  };
}

export function unregister(adapter: PushAdapter, onFailure: (error: unknown) => void) {
  return within(undefined, WAIT_MS, () => adapter.unregister()).catch(onFailure);
}

function listen(
  adapter: PushAdapter,
  onMessage: (message: unknown) => void,
  onFailure: (error: unknown) => void,
): () => void {
  try {
    const stop: unknown = adapter.onMessage(onMessage);
    return typeof stop === 'function' ? () => void stop() : () => {};
  } catch (error) {
    onFailure(error);
    return () => {};
  }
}

function isOpened(message: unknown): boolean {
  return record(record(message).data)[OPENED_MARK] === MARKED;
}
