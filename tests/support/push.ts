import type { BrowserContext, Page } from '@playwright/test';

interface Shown {
  title: string;
  body: string;
}

/** Sets the notification permission. A prompt grants it. */
export async function setPermission(page: Page, permission: NotificationPermission): Promise<void> {
  await page.addInitScript((initial) => {
    let now = initial;
    const asked: boolean[] = [];
    Object.assign(window, { asked });
    Object.defineProperty(Notification, 'permission', { get: () => now });
    Notification.requestPermission = async () => {
      // Record whether there is a user gesture, because a browser denies a prompt without one.
      asked.push(navigator.userActivation.isActive);
      now = asked.at(-1) ? 'granted' : 'denied';
      return now;
    };
  }, permission);
}

/** Records the notifications of a page, so that a test can read and click them. */
export async function watchNotifications(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shown: Notification[] = [];
    Object.assign(window, { shown });
    window.Notification = new Proxy(Notification, {
      construct(target, [title, options]: ConstructorParameters<typeof Notification>) {
        const made = new target(title, options);
        shown.push(made);
        return made;
      },
    });
  });
}

type Watched = Window & { shown: Notification[] };

export function shownOn(page: Page): Promise<Shown[]> {
  return page.evaluate(() =>
    (window as unknown as Watched).shown.map(({ title, body }) => ({ title, body })),
  );
}

export function clickNotification(page: Page): Promise<void> {
  return page.evaluate(() => {
    (window as unknown as Watched).shown.at(-1)?.dispatchEvent(new Event('click'));
  });
}

/** Resolves when the page's push stream is open. */
export async function untilStreaming(page: Page): Promise<void> {
  await page.waitForResponse('**/api/vendor/save-vendor-fcm-token');
}

export async function permit(context: BrowserContext): Promise<void> {
  await context.grantPermissions(['notifications']);
}

interface Served {
  /** The content security policy. */
  policy?: string | undefined;
  /** Passed to the page in place of those that the run was started with. */
  capabilities?: readonly string[] | undefined;
}

/** Serves the page with this push configuration. */
export async function servePush(
  page: Page,
  push: object,
  { policy, capabilities }: Served = {},
): Promise<void> {
  await page.route('**/*', async (route, request) => {
    if (request.resourceType() !== 'document') return route.fallback();
    const response = await route.fetch();
    const html = await response.text();
    const headers = {
      ...response.headers(),
      ...(policy ? { 'content-security-policy': policy } : {}),
    };
    const withPush = html.replace(/\{"kind":"(?:sandbox|none)"\}/, JSON.stringify(push));
    const list = `"capabilities":${JSON.stringify(capabilities)}`;
    const body = capabilities
      ? withPush.replace(/"capabilities":\[[^\]]*\]/, () => list)
      : withPush;
    await route.fulfill({ response, headers, body });
  });
}
