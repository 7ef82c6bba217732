import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { paths } from '../../../core/navigation/paths';
import { hasScreenAtom } from '../../../core/navigation/screens';
import { accessAtom, RIGHTS } from '../../../core/permissions/access';
import { LazyPart } from '../../../ui/patterns/LazyPart';
import { lazyPage } from '../../../ui/patterns/lazyPage';
import {
  clearStockAtom,
  outUntilItemAtom,
  soldOutRequestsAtom,
  storedRemindersAtom,
} from '../state';
import type { StockAreaProps } from './StockArea';

const StockDialogs = lazyPage(() => import('./StockDialogs'), 'StockDialogs');

/** Rendered on every signed-in screen, so that a question stays open when its order leaves the screen. */
export function StockHost() {
  const has = useAtomValue(hasScreenAtom);
  const can = useAtomValue(accessAtom);
  const requests = useAtomValue(soldOutRequestsAtom);
  const outUntil = useAtomValue(outUntilItemAtom);
  const reminders = useAtomValue(storedRemindersAtom);
  const clear = useSetAtom(clearStockAtom);
  useEffect(() => clear, [clear]);
  if (!has(paths.foodMenu) || !can(RIGHTS.setStock)) return null;
  const isNeeded = requests.length > 0 || outUntil || reminders;
  return isNeeded ? (
    <LazyPart isShown>
      <StockDialogs />
    </LazyPart>
  ) : null;
}

/** The part of the menu's page for out-of-stock work, loaded when it is shown. */
export const LazyStockArea = lazyPage<'StockArea', StockAreaProps>(
  () => import('./StockArea'),
  'StockArea',
);
