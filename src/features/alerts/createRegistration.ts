import { within } from '../../core/async/within';
import { withWebLock } from '../../core/async/withWebLock';
import type { Clock } from '../../core/clock/createClock';
import type { PushAdapter, TrustedTypesPolicy } from '../../core/contracts';
import { alertPermission } from '../../core/push/permission';
import { shortHash } from '../../core/session/shortHash';
import type { PortalStorage } from '../../core/session/types';
import { watchPage } from '../../core/session/watchPage';
import type { Services } from '../../core/state/services';
import { type PushRegistration, savePushToken } from './data';
import { listen, type Report } from './report';

/** Timeout for registering without a prompt, and for the request that saves the token. */
const WAIT_MS = 10_000;
/** Timeout for registering with a permission prompt. */
const PROMPT_WAIT_MS = 120_000;
/** Delays before a failed registration is retried; the last one repeats. */
const RETRY_MS: readonly number[] = [60_000, 5 * 60_000, 15 * 60_000];
/** How often the portal looks whether the browser has ended the subscription. */
const LOOK_MS = 60 * 60_000;
/** The shortest time between two looks of a vendor who switches between tabs. */
const LOOK_PAUSE_MS = 60_000;
const TOKEN = /^[\x21-\x7e]{8,4096}$/;

/** The device, its vendor and what registers it. */
export interface DeviceOptions {
  adapter: PushAdapter;
  services: Services;
  storage: PortalStorage;
  clock: Pick<Clock, 'elapsed' | 'now'>;
  basename: string;
  vendorId: string;
  isOpenOnly: boolean;
  trustedTypesPolicy?: TrustedTypesPolicy | undefined;
}

interface RegistrationOptions extends DeviceOptions {
  life: AbortSignal;
  report: Report;
  /** Called after each attempt. */
  onSettled(isEnded: boolean): void;
}

/** Registers this device for one vendor, and again when its token may have changed (c45, c46). */
export function createRegistration(options: RegistrationOptions) {
  const { adapter, services, clock, basename, vendorId, life, report } = options;
  const saved = createSavedToken(options);
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isRunning = false;
  /** Whether the language has changed during a registration. */
  let mustRepeat = false;
  let language = services.language();
  let failures = 0;
  let hasSaved = false;
  let hasCleared = false;
  let lookedAt = -Infinity;
  /** Whether messages have reached this device, in this session or an earlier one of the vendor. */
  let hadToken = saved.isOwn();
  let isEnded = false;

  function registerIn(ms: number): void {
    clearTimeout(timer);
    if (!life.aborted) timer = setTimeout(() => void register(false), ms);
  }

  async function register(interactive: boolean): Promise<void> {
    if (isRunning && !interactive) return;
    isRunning = true;
    mustRepeat = false;
    let isKnown = false;
    try {
      const token = await requestToken(interactive);
      if (token) {
        const registration = { vendorId, deviceId: services.session.deviceId(), token };
        isKnown = saved.has(registration);
        registerIn(await save(registration));
      } else onNoToken();
      failures = 0;
      isEnded = token === null && hadToken;
    } catch {
      registerIn(RETRY_MS[Math.min(failures, RETRY_MS.length - 1)] ?? WAIT_MS);
      failures += 1;
      // A single failure can be a moment without a network.
      if (failures > 1 && !isKnown) isEnded = hadToken;
    }
    isRunning = false;
    options.onSettled(isEnded);
    if (mustRepeat && !life.aborted) void register(false);
  }

  async function requestToken(interactive: boolean): Promise<string | null> {
    // Browsers ask for the permission only in the task of the click, so nothing may come before it.
    const asked = interactive ? await callAdapter(true) : null;
    if (interactive && (asked === null || isOwn())) return asked;
    if (isOwn()) return callAdapter(false);
    // Without the lock, a second tab of the vendor could end the subscription that this tab registers.
    return withWebLock(`vendor-portal push ${basename}`, { signal: life }, async () => {
      if (!isOwn()) await clear();
      return callAdapter(false);
    });
  }

  /** Whether a subscription of this browser can only be of this vendor. */
  function isOwn(): boolean {
    return options.isOpenOnly || saved.isOwn() || (hasCleared && !saved.isStored());
  }

  /** Ends a subscription of another vendor: whoever knows its endpoint could send that vendor's orders here (c45). */
  async function clear(): Promise<void> {
    await step('unregister', () => within(life, WAIT_MS, () => adapter.unregister()));
    saved.forget();
    hasCleared = true;
  }

  async function callAdapter(interactive: boolean): Promise<string | null> {
    const ms = interactive ? PROMPT_WAIT_MS : WAIT_MS;
    const request = { interactive, basename, trustedTypesPolicy: options.trustedTypesPolicy };
    const token: unknown = await step('register', () =>
      within(life, ms, (signal) => adapter.register({ ...request, signal })),
    );
    return typeof token === 'string' && TOKEN.test(token) ? token : null;
  }

  /** Sends the token if it is due; resolves to the time until the next renewal. */
  async function save(registration: PushRegistration): Promise<number> {
    const inLanguage = services.language();
    const dueIn = saved.dueIn(registration, inLanguage);
    if (dueIn === 0) {
      await step('save', () =>
        within(life, WAIT_MS, (signal) => savePushToken(services.api, registration, signal)),
      );
      saved.store(registration, inLanguage);
    }
    hasSaved = true;
    hadToken = true;
    return dueIn || saved.dueIn(registration, inLanguage);
  }

  function onNoToken(): void {
    services.logger({ level: 'warn', message: 'push adapter returned no token' });
    // The vendor or the browser has blocked notifications: say so once, and not at each start.
    if (alertPermission() === 'denied' && saved.isOwn()) saved.forget();
  }

  async function step<Result>(name: Parameters<Report>[0], work: () => Promise<Result>) {
    try {
      return await work();
    } catch (error) {
      if (!life.aborted) report(name, error);
      throw error;
    }
  }

  /** A hidden tab does not register, because the visible tab may belong to another vendor. */
  function isElsewhere(): boolean {
    return saved.isStored() && !saved.isOwn() && document.visibilityState === 'hidden';
  }

  /** The backend writes the messages in the language that was chosen when the token was saved. */
  function followLanguage(): void {
    const next = services.language();
    if (next === language) return;
    language = next;
    mustRepeat = isRunning;
    if (!isElsewhere()) void register(false);
  }

  /** Browsers end subscriptions without an event in an open page. */
  function look(): void {
    const now = clock.elapsed();
    if (!hadToken || isElsewhere() || now - lookedAt < LOOK_PAUSE_MS) return;
    lookedAt = now;
    void register(false);
  }

  const hourly = setInterval(look, LOOK_MS);
  const stops = [
    watchPage(look),
    listen(report, () => adapter.onTokenChange?.(() => void register(false))),
  ];

  return {
    register,
    followLanguage,
    stop(): void {
      clearTimeout(timer);
      clearInterval(hourly);
      for (const stop of stops) stop();
    },
    /** Unregisters the device without waiting, unless another tab has done it or has registered another vendor. */
    signOut(): void {
      const isDone = hasSaved && !saved.isOwn();
      if (isDone) return;
      saved.forget();
      void unregister(adapter, (error) => report('unregister', error));
    },
  };
}

export function unregister(
  adapter: PushAdapter,
  onFailure: (error: unknown) => void,
): Promise<void> {
  return within(undefined, WAIT_MS, () => adapter.unregister()).catch(onFailure);
}

/** A token is registered and sent again after this time (A9). */
export const RENEWAL_MS = 7 * 24 * 60 * 60 * 1000;

const KEY = 'push_token';

/** Stores hashes of the last registration and of its vendor, its time and language, never the token itself. */
function createSavedToken({ storage, clock: { now }, vendorId }: DeviceOptions) {
  const owner = shortHash(vendorId);
  const nameOf = (saved: PushRegistration) =>
    shortHash([saved.vendorId, saved.deviceId, saved.token].join(' '));
  const read = () => (storage.get(KEY) ?? '').split(' ');
  return {
    /** Time until this registration must be sent, in ms; 0 if it is due. */
    dueIn(registration: PushRegistration, language: string): number {
      const [name, at, , saved = ''] = read();
      const age = now() - Number(at);
      const isFresh = name === nameOf(registration) && age >= 0 && age < RENEWAL_MS;
      return isFresh && saved === language ? RENEWAL_MS - age : 0;
    },
    store(registration: PushRegistration, language: string): void {
      storage.set(KEY, [nameOf(registration), now(), owner, language].join(' ').trimEnd());
    },
    /** Whether this registration is the last one, however old it is and in whatever language. */
    has: (registration: PushRegistration) => read()[0] === nameOf(registration),
    /** Whether the last registration is of this vendor. */
    isOwn: () => read()[2] === owner,
    isStored: () => storage.get(KEY) !== null,
    forget: () => storage.remove(KEY),
  };
}
