import type { Page } from '@playwright/test';
import { permit, servePush } from './push.ts';

/** A valid public key: a point on the curve P-256. */
const PUBLIC_KEY =
  'BEl62iUYgUivxIkv69yViEuiBIa-Ib9-SkvMeAtA3LFgDzkrxZJjSgSnfckjBJuBkr3qBUYIHBQFLXYp5Nksh8U';

/** The endpoint of the browser's subscription, and how many it has had. */
const SUBSCRIPTIONS = 'test-subscriptions';

/**
 * Permits notifications and serves the page as with `--push web`. The browser's push service is simulated, because
 * Chromium's needs a network: the first subscription is this one, and each later one has another endpoint.
 */
export async function offerWebPush(
  page: Page,
  subscription: { endpoint: string; keys: object },
  capabilities?: readonly string[],
): Promise<void> {
  await permit(page.context());
  await servePush(page, { kind: 'web', publicKey: PUBLIC_KEY }, { capabilities });
  await page.addInitScript(
    ({ given, name }) => {
      interface Kept {
        count: number;
        endpoint: string | null;
      }
      const read = (): Kept =>
        JSON.parse(localStorage.getItem(name) ?? '{"count":0,"endpoint":null}');
      const write = (kept: Kept) => localStorage.setItem(name, JSON.stringify(kept));
      const toSubscription = (endpoint: string) => ({
        options: { applicationServerKey: null },
        toJSON: () => ({ ...given, endpoint }),
        async unsubscribe() {
          write({ ...read(), endpoint: null });
          return true;
        },
      });
      const replace = (method: 'subscribe' | 'getSubscription', value: () => Promise<unknown>) =>
        Object.defineProperty(PushManager.prototype, method, { value });
      replace('getSubscription', async () => {
        const { endpoint } = read();
        return endpoint && toSubscription(endpoint);
      });
      replace('subscribe', async () => {
        const count = read().count + 1;
        const endpoint = given.endpoint.replace(/1$/, String(count));
        write({ count, endpoint });
        return toSubscription(endpoint);
      });
    },
    { given: subscription, name: SUBSCRIPTIONS },
  );
}

/** The endpoint to which a backend can send messages for this browser. */
export function endpointOf(page: Page): Promise<string | null> {
  return page.evaluate((name) => {
    const kept = localStorage.getItem(name);
    return kept && (JSON.parse(kept).endpoint as string | null);
  }, SUBSCRIPTIONS);
}

/** The browser ends the subscription, as after a time without use. */
export async function endSubscription(page: Page): Promise<void> {
  await page.evaluate((name) => {
    const kept = JSON.parse(localStorage.getItem(name) ?? '{}');
    localStorage.setItem(name, JSON.stringify({ ...kept, endpoint: null }));
  }, SUBSCRIPTIONS);
}

/** Removes all data of the page but the subscription, which outlives the storage, and its session. */
export async function clearStorage(page: Page): Promise<void> {
  await page.evaluate((name) => {
    const kept = localStorage.getItem(name) ?? '';
    localStorage.clear();
    sessionStorage.clear();
    localStorage.setItem(name, kept);
  }, SUBSCRIPTIONS);
  await page.context().clearCookies();
}
