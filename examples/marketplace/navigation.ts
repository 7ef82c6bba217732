import type { NavigationEntry, ScreenName } from 'vendor-portal';

/** This marketplace has no offers and no teams. */
export const screens: Partial<Record<ScreenName, boolean>> = { offers: false, team: false };

/** Moves "Loyalty" after the orders, and adds a link to the handbook at the end. */
export function navigation(entries: readonly NavigationEntry[]): readonly NavigationEntry[] {
  const isLoyalty = ({ id }: NavigationEntry) => id === '/loyalty';
  const others = entries.filter((entry) => !isLoyalty(entry));
  const handbook = { id: 'handbook', label: 'Handbook', to: 'https://handbook.dune.example/' };
  return others
    .flatMap((entry) => (entry.id === 'orders' ? [entry, ...entries.filter(isLoyalty)] : [entry]))
    .concat(handbook);
}
