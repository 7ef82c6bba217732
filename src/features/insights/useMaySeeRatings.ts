import { useAtomValue } from 'jotai';
import { paths } from '../../core/navigation/paths';
import { hasScreenAtom } from '../../core/navigation/screens';
import { accessAtom, screenNeeds } from '../../core/permissions/access';

/** Without the right, no ratings are shown and none are read. */
export function useMaySeeRatings(): boolean {
  const can = useAtomValue(accessAtom);
  const has = useAtomValue(hasScreenAtom);
  return has(paths.rating) && can(screenNeeds(paths.rating));
}
