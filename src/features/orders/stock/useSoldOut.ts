import { useAtom, useAtomValue } from 'jotai';
import { paths } from '../../../core/navigation/paths';
import { hasScreenAtom } from '../../../core/navigation/screens';
import { accessAtom, RIGHTS } from '../../../core/permissions/access';
import { type SoldOutLine, soldOutRequestsAtom } from '../../menu/public';

/** Asks to take an item off the menu; `null` where the vendor cannot. */
export function useSoldOut() {
  const has = useAtomValue(hasScreenAtom);
  const can = useAtomValue(accessAtom);
  const [requests, setRequests] = useAtom(soldOutRequestsAtom);
  if (!has(paths.foodMenu) || !can(RIGHTS.setStock)) return null;
  const isBusy = ({ itemId, name }: SoldOutLine) =>
    requests.some(
      ([line, ...others]) => others.length === 0 && line?.itemId === itemId && line.name === name,
    );
  return {
    isBusy,
    /** One line, or several of which the vendor picks one. */
    ask: (lines: readonly SoldOutLine[]) => {
      const [line] = lines;
      if (!line || (lines.length === 1 && isBusy(line))) return;
      setRequests((all) => [...all, lines]);
    },
  };
}
