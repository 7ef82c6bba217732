import type { BrowserContext, Page } from '@playwright/test';

interface Shown {
  title: string;
  body: string;
}

/** Sets the notification permission; a prompt is granted. */
export async function setPermission(page: Page, permission: NotificationPermission): Promise<void> {
  await page.addInitScript((initial) => {
    let now = initial;
    const asked: boolean[] = [];
    Object.assign(window, { asked });
    Object.defineProperty(Notification, 'permission', { get: () => now });
    Notification.requestPermission = async () => {
      // A browser denies a prompt without a user gesture.
      asked.push(navigator.userActivation.isActive);
      now = asked.at(-1) ? 'granted' : 'denied';
      return now;
    };
  }, permission);
}

/** Keeps the notifications of a page, to be read and clicked on. */
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

/** Resolves when the page has its push stream. */
export async function untilStreaming(page: Page): Promise<void> {
  await page.waitForResponse('**/api/vendor/save-vendor-fcm-token');
}

export async function permit(context: BrowserContext): Promise<void> {
  await context.grantPermissions(['notifications']);
}
