import { addMissing } from './define.ts';

/** A media query that never matches. */
function matchMedia(media: string): MediaQueryList {
  const query = { media, matches: false, onchange: null, addListener() {}, removeListener() {} };
  return Object.assign(new EventTarget(), query);
}

export function addMedia(): void {
  addMissing(window, { matchMedia });
  addMissing(Element.prototype, { scrollIntoView() {}, scrollTo() {}, scrollBy() {} });
}
