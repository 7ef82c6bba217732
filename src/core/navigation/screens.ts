import { atom } from 'jotai';
import { hasCapabilityAtom } from '../capabilities';
import type { ScreenName } from '../contracts';
import { paths, screensAt } from './paths';
import { SCREEN_IDS, screenRow } from './screenTable';

/** The screens that the marketplace has turned off (X3). @internal */
export const screensOffAtom = atom<readonly ScreenName[]>([]);

/** Whether the marketplace has the screen at a path, and the backend its capability. @internal */
export const hasScreenAtom = atom((get) => {
  const off = get(screensOffAtom);
  const hasCapability = get(hasCapabilityAtom);
  return (pathname: string) =>
    screensAt(pathname).every((id) => {
      const [, , name, , capability] = screenRow(id);
      return !(name && off.includes(name)) && (!capability || hasCapability(capability));
    });
});

/**
 * The start of a portal that has only these screens; `null` if none of them has a path. The legal pages are on in any
 * case and are no start. @internal
 */
export function onlyPathOf(names: readonly ScreenName[]): string | null {
  const pathOf = (name: ScreenName) =>
    SCREEN_IDS.map(screenRow).find((row) => row[2] === name)?.[0];
  return (
    names
      .filter((name) => name !== 'legal')
      .map(pathOf)
      .find(Boolean) ?? null
  );
}

/** The start of a portal with `onlyScreens`, which has no menu; `null` without this prop. @internal */
export const onlyPathAtom = atom<string | null>(null);

/** The first screen of a signed-in vendor. @internal */
export const startPathAtom = atom((get) => {
  const isWithoutDashboard = get(screensOffAtom).includes('dashboard');
  return get(onlyPathAtom) ?? (isWithoutDashboard ? paths.orders : paths.dashboard);
});

/** Where a path without a screen leads: to the screen above it, or to the start. @internal */
export const insteadAtom = atom((get) => {
  const has = get(hasScreenAtom);
  const start = get(startPathAtom);
  return (pathname: string) =>
    screensAt(pathname)
      .map(screenRow)
      .findLast(([path, title]) => title && has(path))?.[0] ?? start;
});
