import { vi } from 'vitest';
import type { ApiClient } from '../../src/core/api/types';
import { createClock } from '../../src/core/clock/createClock';
import type { PortalError, PushAdapter } from '../../src/core/contracts';
import { createSession } from '../../src/core/session/createSession';
import type { PortalStorage } from '../../src/core/session/types';
import { createAlerts } from '../../src/features/alerts/createAlerts';

type Answer = () => Promise<unknown>;

interface StartOptions {
  save?: Answer;
  isOpenOnly?: boolean;
  rings?: boolean;
}

/** Starts the alerts of a vendor who has just signed in, with the test's adapter. */
export function startAlerts(adapter: Partial<PushAdapter>, given: StartOptions = {}) {
  const storage = memoryStorage();
  const session = createSession({ host: 'https://api.example', storage });
  const sent: unknown[] = [];
  const send = vi.fn(async (_name: string, body: unknown) => {
    sent.push(body);
    await given.save?.();
    return { status: 200, message: '', data: null, body: {} };
  });
  const api = { send, one: send, list: send } as unknown as ApiClient;
  const errors: PortalError[] = [];
  const logged: string[] = [];
  const info = vi.fn();
  const refresh = vi.fn();
  const open = vi.fn();
  const language = { tag: '', listeners: new Set<() => void>() };
  const choose = (tag: string) => {
    language.tag = tag;
    for (const listener of language.listeners) listener();
  };
  const start = (vendorId = 'v1') =>
    createAlerts({
      adapter: { ...quietAdapter(), ...adapter },
      services: {
        api,
        session,
        logger: ({ message, details }) =>
          logged.push(`${message} ${JSON.stringify(details ?? {})}`),
        callbacks: { onError: (error) => errors.push(error), onEvent: () => {} },
        language: () => language.tag,
      },
      storage,
      clock: createClock(),
      basename: '/partner',
      vendorId,
      isOpenOnly: given.isOpenOnly ?? false,
      notify: { info, success: info, error: info },
      rings: () => given.rings ?? false,
      refresh,
      open,
      onLanguage(listener) {
        language.listeners.add(listener);
        return () => language.listeners.delete(listener);
      },
    });
  const alerts = start();
  return { start, alerts, storage, session, sent, errors, logged, info, refresh, open, choose };
}

function memoryStorage(): PortalStorage {
  const values = new Map<string, string>();
  return {
    get: (key) => values.get(key) ?? null,
    set: (key, value) => void values.set(key, value),
    remove: (key) => void values.delete(key),
  };
}

function quietAdapter(): PushAdapter {
  return {
    register: () => Promise.resolve('push-token-1'),
    unregister: () => Promise.resolve(),
    onMessage: () => () => {},
  };
}

/** Creates an adapter through which the test sends messages. */
export function speakingAdapter() {
  let handler: (message: never) => void = () => {};
  const onMessage: PushAdapter['onMessage'] = (next) => {
    handler = next;
    return () => {};
  };
  return { adapter: { onMessage }, say: (message: unknown) => handler(message as never) };
}

/** Stubs the browser's notifications and records them. */
export function stubNotification(permission: string, construct: () => void = () => {}) {
  const shown: { title: string; body: string; click(): void; close: () => void }[] = [];
  class FakeNotification {
    static permission = permission;
    static requestPermission = vi.fn(() => Promise.resolve(permission));
    close = vi.fn();
    click = () => {};
    body: string;
    constructor(
      public title: string,
      options: { body: string },
    ) {
      construct();
      this.body = options.body;
      shown.push(this);
    }
    addEventListener(_type: string, handler: () => void) {
      this.click = handler;
    }
  }
  vi.stubGlobal('Notification', FakeNotification);
  return { shown, permit: (next: string) => void (FakeNotification.permission = next) };
}
