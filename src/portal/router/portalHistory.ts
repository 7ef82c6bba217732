import { createPath, type Location, type Navigator, type To } from 'react-router-dom';

/** The history of one portal, as an external store for React. */
export interface PortalHistory {
  basename: string;
  getLocation(): Location;
  subscribe(onChange: () => void): () => void;
  navigator: Navigator;
}

/** True when `pathname` is `basename` or below it; routers ignore the case. */
export function isUnder(basename: string, pathname: string): boolean {
  const [mount, path] = [basename.toLowerCase(), pathname.toLowerCase()];
  return mount === '/' || path === mount || path.startsWith(`${mount}/`);
}

/** `/partner` of `/partner/orders`. */
export function firstSegment(pathname: string): string {
  return `/${pathname.split('/')[1] ?? ''}`;
}

export function toHref(to: To): string {
  return typeof to === 'string' ? to : createPath(to);
}

export function createKey(): string {
  return Math.random().toString(36).slice(2, 10);
}
