import { useAtomValue } from 'jotai';
import { formatsAtom } from '../../core/format/formatsAtom';
import { paths } from '../../core/navigation/paths';
import { hasScreenAtom } from '../../core/navigation/screens';
import { accessAtom, screenNeeds } from '../../core/permissions/access';
import { cycleLinkId, readCycle } from './cycle/cycleDays';

/** The path of a payout cycle by its name; `null` if its days cannot be read, or if the vendor may not open it. */
export function useCyclePath(): (cycle: string) => string | null {
  const { isoDay } = useAtomValue(formatsAtom);
  const can = useAtomValue(accessAtom);
  const has = useAtomValue(hasScreenAtom);
  return (cycle) => {
    const days = readCycle(cycle, isoDay);
    const path = days && paths.payoutCycle(cycleLinkId(days));
    return path && has(path) && can(screenNeeds(path)) ? path : null;
  };
}
