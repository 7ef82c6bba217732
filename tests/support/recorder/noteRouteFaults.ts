import type { BrowserContext, Page, Route } from '@playwright/test';

/** Reports the URLs that the test's routes abort or answer with an error. */
export function noteRouteFaults(
  target: Page | BrowserContext,
  note: (url: string) => void,
): () => void {
  const { route } = target;

  function watch(one: Route): Route {
    const { abort, fulfill } = one;
    const url = one.request().url();
    one.abort = (code) => {
      note(url);
      return abort.call(one, code);
    };
    one.fulfill = (options) => {
      if ((options?.status ?? options?.response?.status() ?? 200) >= 400) note(url);
      return fulfill.call(one, options);
    };
    return one;
  }

  target.route = (url, handler, options) =>
    route.call(target, url, (one, request) => handler(watch(one), request), options);
  return () => Reflect.deleteProperty(target, 'route');
}
