import type { BrowserContext, Page, Request, Route } from '@playwright/test';
import { createGate } from './gate.ts';
import { permit, servePush } from './push.ts';

const APP = { apiKey: 'key', projectId: 'demo', appId: '1:2:web:3', messagingSenderId: '2' };
/** A valid public key of a push certificate: a point on the curve P-256. */
const VAPID_KEY =
  'BEl62iUYgUivxIkv69yViEuiBIa-Ib9-SkvMeAtA3LFgDzkrxZJjSgSnfckjBJuBkr3qBUYIHBQFLXYp5Nksh8U';
const INSTALLATIONS = 'https://firebaseinstallations.googleapis.com/**';
/** The URL at which Firebase creates and deletes tokens. */
export const REGISTRATIONS = 'https://fcmregistrations.googleapis.com/**';
export const FCM_TOKEN = 'fcm-token-0123456789';

/**
 * Permits notifications and serves the page as with `--push fcm`, with a content security policy if one is given.
 * Returns the calls to the registration service.
 */
export async function useFcm(page: Page, policy?: string): Promise<Request[]> {
  await permit(page.context());
  await servePush(page, { kind: 'fcm', config: APP, vapidKey: VAPID_KEY }, { policy });
  return playProvider(page);
}

/** Holds the next call to the registration service. `asked` resolves once the call is made. */
export async function holdNextCall(page: Page) {
  const gate = createGate();
  const hold = async (route: Route) => {
    await gate.opened;
    await route.fallback();
  };
  await page.route(REGISTRATIONS, hold, { times: 1 });
  return { open: gate.open, asked: page.waitForRequest(REGISTRATIONS) };
}

/** Simulates Firebase's two services and the browser's push service, which would need a network. */
async function playProvider(page: Page): Promise<Request[]> {
  const calls: Request[] = [];
  await page.route(INSTALLATIONS, (route) =>
    route.fulfill({
      json: {
        name: 'projects/2/installations/fid',
        fid: 'cAAAAAAAAAAAAAAAAAAAAA',
        refreshToken: 'refresh',
        authToken: { token: 'auth', expiresIn: '604800s' },
      },
    }),
  );
  await page.route(REGISTRATIONS, (route, request) => {
    calls.push(request);
    return route.fulfill({ json: { name: 'registration', token: FCM_TOKEN } });
  });
  await page.addInitScript(() => {
    const KEPT = 'test-subscription';
    const toSubscription = () => ({
      endpoint: 'https://push.example/1',
      options: { applicationServerKey: null },
      getKey: () => {
        Object.assign(window, { hasAskedForToken: true });
        return new Uint8Array(16).buffer;
      },
      unsubscribe: async () => {
        sessionStorage.removeItem(KEPT);
        return true;
      },
    });
    const replace = (name: 'subscribe' | 'getSubscription', value: () => Promise<unknown>) =>
      Object.defineProperty(PushManager.prototype, name, { value });
    replace('subscribe', async () => {
      sessionStorage.setItem(KEPT, 'yes');
      return toSubscription();
    });
    replace('getSubscription', async () =>
      sessionStorage.getItem(KEPT) ? toSubscription() : null,
    );
  });
  return calls;
}

/** Resolves when the page has asked the provider's SDK for a token. */
export async function untilTokenAsked(page: Page): Promise<void> {
  await page.waitForFunction(() => 'hasAskedForToken' in window);
}

interface Alert {
  title: string;
  body: string;
  path: unknown;
  tag: string;
  isSilent: boolean;
}

/**
 * Records the notifications of the portal's worker once the browser has accepted them. Reading the browser's
 * notifications instead would remove one that is about to be displayed.
 */
export async function watchWorker(context: BrowserContext): Promise<() => Promise<Alert[]>> {
  const worker = context.serviceWorkers()[0] ?? (await context.waitForEvent('serviceworker'));
  await worker.evaluate(() => {
    const { registration } = self as unknown as { registration: ServiceWorkerRegistration };
    const shown: Alert[] = [];
    const show = registration.showNotification.bind(registration);
    registration.showNotification = async (title, options) => {
      await show(title, options);
      const { body = '', tag = '', silent, data } = options ?? {};
      shown.push({ title, body, tag, path: data?.path, isSilent: silent === true });
    };
    Object.assign(self, { shown });
  });
  return () => worker.evaluate(() => (self as unknown as { shown: Alert[] }).shown);
}

/** Makes the worker that of a browser in which every push has to show a notification, such as Safari. */
export async function forbidSilence(context: BrowserContext): Promise<void> {
  const worker = context.serviceWorkers()[0] ?? (await context.waitForEvent('serviceworker'));
  await worker.evaluate(() => {
    Reflect.deleteProperty(Object.getPrototypeOf(navigator), 'userAgentData');
  });
}

/** Delivers a push to the portal's worker, as the browser's push service would. */
export async function deliver(page: Page, payload: object): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  const registration = new Promise<{ registrationId: string; scopeURL: string }>((resolve) => {
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const ours = registrations.find(({ scopeURL }) => scopeURL.endsWith('/__push/'));
      if (ours) resolve(ours);
    });
  });
  await devtools.send('ServiceWorker.enable');
  const { registrationId, scopeURL } = await registration;
  await devtools.send('ServiceWorker.deliverPushMessage', {
    origin: new URL(scopeURL).origin,
    registrationId,
    data: JSON.stringify(payload),
  });
  await devtools.detach();
}
