import type { Page } from '@playwright/test';
import { permit, servePush } from './push.ts';

/** A valid public key: a point on the curve P-256. */
const PUBLIC_KEY =
  'BEl62iUYgUivxIkv69yViEuiBIa-Ib9-SkvMeAtA3LFgDzkrxZJjSgSnfckjBJuBkr3qBUYIHBQFLXYp5Nksh8U';

/**
 * Permits notifications and serves the page as with `--push web`. The browser's push service is simulated, because
 * Chromium's needs a network: each worker gets this subscription.
 */
export async function useWebPush(
  page: Page,
  subscription: object,
  capabilities?: readonly string[],
): Promise<void> {
  await permit(page.context());
  await servePush(page, { kind: 'web', publicKey: PUBLIC_KEY }, { capabilities });
  await page.addInitScript((json) => {
    const made = {
      options: { applicationServerKey: null },
      toJSON: () => json,
      unsubscribe: async () => true,
    };
    const replace = (name: 'subscribe' | 'getSubscription', answer: unknown) =>
      Object.defineProperty(PushManager.prototype, name, { value: async () => answer });
    replace('getSubscription', null);
    replace('subscribe', made);
  }, subscription);
}
