import type { Page, Request } from '@playwright/test';

/** The effects of a text on a page: calls of `ran()`, dialogs and requests. */
export interface Probe {
  executions(): Promise<number>;
  readonly outbound: readonly string[];
}

const LOADED_BY_TEXTS = ['image', 'media', 'font', 'stylesheet', 'ping', 'manifest', 'other'];

/** Starts to watch a page; call it before the page is opened. Requests to other origins are recorded and blocked. */
export async function watchTexts(page: Page, ownOrigin: string): Promise<Probe> {
  const outbound: string[] = [];
  const isOwn = (request: Request) => new URL(request.url()).origin === ownOrigin;
  page.context().on('request', (request) => {
    const isFrame = request.isNavigationRequest() && request.frame() !== page.mainFrame();
    const isLoaded = isFrame || LOADED_BY_TEXTS.includes(request.resourceType());
    if (/^https?:/.test(request.url()) && (isLoaded || !isOwn(request)))
      outbound.push(request.url());
  });
  await page
    .context()
    .route('**/*', (route) => (isOwn(route.request()) ? route.fallback() : route.abort()));
  await page.addInitScript(() => {
    const hooks = globalThis as unknown as Record<string, unknown>;
    hooks.executions = 0;
    const ran = () => {
      hooks.executions = Number(hooks.executions) + 1;
    };
    for (const name of ['ran', 'alert', 'confirm', 'prompt', 'print']) hooks[name] = ran;
  });
  const executions = () =>
    page.evaluate(() => (globalThis as unknown as { executions: number }).executions);
  return { executions, outbound };
}

/** Triggers the events of every element, then waits until the page is idle. */
export async function stirUp(page: Page, selector: string): Promise<void> {
  await page.locator(selector).evaluate(async (root) => {
    // Follow only URLs that run a script, because a link to another site is not an attack.
    const stay = (event: Event) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      if (link && link.protocol !== 'javascript:') event.preventDefault();
    };
    root.addEventListener('click', stay, { capture: true });
    const types = [
      'mouseover',
      'pointerover',
      'focus',
      'toggle',
      'animationstart',
      'error',
      'load',
    ];
    for (const element of root.querySelectorAll<HTMLElement>('*')) {
      for (const type of types) element.dispatchEvent(new Event(type, { bubbles: true }));
      element.click?.();
    }
    root.removeEventListener('click', stay, { capture: true });
    await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 100 }));
  });
}
