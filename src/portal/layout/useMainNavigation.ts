import { useAtomValue } from 'jotai';
import { useMemo } from 'react';
import { accessAtom, screenNeeds } from '../../core/permissions/access';
import { mainNavigation, type NavigationEntry } from './navigation';

/** The rows that lead somewhere for this person (record 0008). */
export function useMainNavigation(): readonly NavigationEntry[] {
  const can = useAtomValue(accessAtom);
  return useMemo(() => {
    const isOpen = ({ to }: { to: string }) => can(screenNeeds(to));
    return mainNavigation.flatMap((entry) => {
      if (!entry.children) return isOpen(entry) ? [entry] : [];
      const children = entry.children.filter(isOpen);
      return children.length > 0 ? [{ ...entry, children }] : [];
    });
  }, [can]);
}
