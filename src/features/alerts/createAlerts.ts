import type { PushAdapter, StorageAdapter, TrustedTypesPolicy } from '../../core/contracts';
import { type Alert, toAlert } from '../../core/push/payload';
import { alertPermission } from '../../core/push/permission';
import { record, text } from '../../core/format/wireValues';
import { MARKED, OPENED_MARK } from '../../core/push/workerMessages';
import type { Services } from '../../core/state/services';
import { type PushRegistration, savePushToken } from './api';
import { PROMPT_WAIT_MS, REPEAT_MS, RETRY_MS, WAIT_MS } from './constants';
import { createReport } from './report';
import { createSavedToken } from './savedToken';
import { type AlertTarget, showAlert } from './showAlert';
import { within } from '../../core/async/within';

const DISMISSED = 'alerts_dismissed';
const TOKEN = /^[\x21-\x7e]{8,4096}$/;

export interface AlertsOptions extends AlertTarget {
  adapter: PushAdapter;
  services: Services;
  storage: StorageAdapter;
  vendorId: string;
  trustedTypesPolicy?: TrustedTypesPolicy | undefined;
  /** Brings the orders up to date. */
  refresh(): void;
}

export interface AlertsState {
  /** The vendor can still be asked for permission, and has not said no. */
  isOffered: boolean;
  isAsking: boolean;
}

/** Push for one signed-in session. Whatever the adapter does ends here. */
export interface Alerts {
  getState(): AlertsState;
  subscribe(onChange: () => void): () => void;
  /** For the tick of a click. */
  turnOn(): void;
  dismiss(): void;
  /** The portal goes away; the device stays registered. */
  stop(): void;
  /** The session is over: the token goes with it, and nobody waits for that. */
  signOut(): void;
}

export function createAlerts(options: AlertsOptions): Alerts {
  const { adapter, services, storage, basename } = options;
  const life = new AbortController();
  const report = createReport(services);
  const saved = createSavedToken(storage);
  const listeners = new Set<() => void>();
  const shown = new Set<() => void>();
  let state: AlertsState = { isOffered: false, isAsking: false };
  let timer: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;
  let hasSaved = false;
  let last: { tag: string; at: number } | null = null;

  function show(change: Partial<AlertsState>): void {
    if (life.signal.aborted) return;
    state = { ...state, ...change };
    for (const listener of listeners) listener();
  }

  function offer(): void {
    const mayAsk = alertPermission() === 'default' && storage.get(DISMISSED) === null;
    show({ isOffered: mayAsk, isAsking: false });
  }

  function later(ms: number): void {
    clearTimeout(timer);
    if (!life.signal.aborted) timer = setTimeout(() => void register(false), ms);
  }

  async function register(interactive: boolean): Promise<void> {
    try {
      const token = await askAdapter(interactive);
      failures = 0;
      if (token) later(await save(token));
      else services.logger({ level: 'warn', message: 'push gave no token' });
    } catch {
      later(RETRY_MS[Math.min(failures, RETRY_MS.length - 1)] ?? WAIT_MS);
      failures += 1;
    }
    offer();
  }

  async function askAdapter(interactive: boolean): Promise<string | null> {
    const ms = interactive ? PROMPT_WAIT_MS : WAIT_MS;
    const asked = { interactive, basename, trustedTypesPolicy: options.trustedTypesPolicy };
    const token: unknown = await step('register', () =>
      within(life.signal, ms, (signal) => adapter.register({ ...asked, signal })),
    );
    return typeof token === 'string' && TOKEN.test(token) ? token : null;
  }

  /** Saves a token that the marketplace does not know; tells when it has to be renewed. */
  async function save(token: string): Promise<number> {
    const deviceId = services.session.deviceId();
    const registration: PushRegistration = { vendorId: options.vendorId, deviceId, token };
    const known = saved.dueIn(registration);
    if (known === 0) {
      await step('save', () =>
        within(life.signal, WAIT_MS, (signal) => savePushToken(services.api, registration, signal)),
      );
      saved.keep(registration);
    }
    hasSaved = true;
    return known || saved.dueIn(registration);
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
    options.refresh();
    if (isOpened(message)) {
      if (alert.path) options.open(alert.path);
    } else if (alert.title || alert.body) shown.add(showAlert(alert, options));
  }

  function isRepeated({ tag, title, body }: Alert): boolean {
    const now = Date.now();
    const name = [tag, title, body].join(' ');
    const isSame = last !== null && last.tag === name && now - last.at < REPEAT_MS;
    last = { tag: name, at: now };
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
  // At once, so that the card does not push away what has been shown meanwhile.
  offer();
  void register(false);

  return {
    getState: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    turnOn() {
      if (state.isAsking) return;
      show({ isAsking: true });
      void register(true);
    },
    dismiss() {
      storage.set(DISMISSED, 'true');
      offer();
    },
    stop: end,
    signOut() {
      end();
      for (const close of shown) close();
      // The tab in which the vendor signed out has done it for this device.
      const isDone = hasSaved && !saved.isKept();
      saved.forget();
      if (!isDone) void unregister(adapter, (error) => report('unregister', error));
    },
  };
}

/** Gives the token back, within ten seconds or never. */
export function unregister(adapter: PushAdapter, onFailure: (error: unknown) => void) {
  const { signal } = new AbortController();
  return within(signal, WAIT_MS, () => adapter.unregister()).catch(onFailure);
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

/** A device that vendors share may still receive what was meant for the one before. */
function isForVendor(message: unknown, vendorId: string): boolean {
  const named = text(record(record(message).data).vendor_id);
  return named === '' || named === vendorId;
}

function isOpened(message: unknown): boolean {
  return record(record(message).data)[OPENED_MARK] === MARKED;
}
