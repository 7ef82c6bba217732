import type { System } from './types';

/** The system of this device, as far as the browser names it. */
export function deviceSystem(): System {
  const { userAgent, maxTouchPoints } = navigator;
  if (/Android/.test(userAgent)) return 'android';
  if (/iPhone|iPad|iPod/.test(userAgent)) return 'apple';
  // Safari on an iPad says that it runs on a Mac, which has no touch screen.
  if (/Macintosh/.test(userAgent) && maxTouchPoints > 1) return 'apple';
  return /Windows/.test(userAgent) ? 'windows' : 'other';
}
