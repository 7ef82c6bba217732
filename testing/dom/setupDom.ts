import { addChannel } from './channel.ts';
import { addDialogs } from './dialogs.ts';
import { addMedia } from './media.ts';
import { addObservers } from './observers.ts';
import { addPopovers } from './popovers.ts';

/**
 * Adds to jsdom or happy-dom what the portal needs and they lack: `ResizeObserver`, `IntersectionObserver`,
 * `matchMedia`, dialogs, popovers and scrolling. What exists is not replaced. Call it once, before the portal is
 * imported, for example in a set-up file.
 *
 * There is no layout: elements have no size, and a media query never matches.
 *
 * @throws if there is no `window`
 * @example
 * ```ts
 * import { setupDom } from 'vendor-portal/testing';
 *
 * setupDom();
 * ```
 * @public
 */
export function setupDom(): void {
  if (typeof window === 'undefined') {
    throw new Error('setupDom needs jsdom or happy-dom: set the environment of your test runner.');
  }
  addObservers();
  addMedia();
  addDialogs();
  addPopovers();
  addChannel();
}
