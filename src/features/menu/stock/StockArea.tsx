import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';
import type { MenuItem } from '../types';
import { BulkPanel } from './bulk/BulkPanel';
import { bulkRunAtom, isUnderWay, stopBulkAtom } from './bulk/bulkRun';
import { StockSelection } from './bulk/StockSelection';

interface StockAreaProps {
  isSelecting: boolean;
  menu: readonly MenuItem[];
  /** The items that match the filters. */
  shown: readonly MenuItem[];
}

/**
 * Changes the stock of many items. Leaving the screen stops the change; items that are already changed are not undone.
 */
export function StockArea({ isSelecting, ...items }: StockAreaProps) {
  const run = useAtomValue(bulkRunAtom);
  const stop = useSetAtom(stopBulkAtom);
  useEffect(() => () => stop(), [stop]);
  useEffect(() => {
    if (!isSelecting) stop();
  }, [isSelecting, stop]);
  return (
    <>
      {run && <BulkPanel run={run} />}
      {isSelecting && !isUnderWay(run) && <StockSelection {...items} />}
    </>
  );
}
