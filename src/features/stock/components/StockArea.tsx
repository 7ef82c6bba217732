import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { leaveRunAtom } from '../../../core/menu/runs/runs';
import { isUnderWay, runStateAtom } from '../../../core/menu/runs/state';
import type { MenuItem } from '../../../core/menu/types';
import { Row } from '../../../ui/primitives/layout/Layout';
import { RecentRuns, RunArea } from '../../runs/public';
import { StockSelection } from './StockSelection';

export interface StockAreaProps {
  isSelecting: boolean;
  menu: readonly MenuItem[];
  /** The items that match the filters. */
  shown: readonly MenuItem[];
}

/** Changes the stock of many items. */
export function StockArea({ isSelecting, ...items }: StockAreaProps) {
  const { run, isElsewhere } = useAtomValue(runStateAtom);
  const leave = useSetAtom(leaveRunAtom);
  useEffect(() => {
    // The end of the selection, and not another change that starts without one.
    return isSelecting ? () => leave() : undefined;
  }, [isSelecting, leave]);
  return (
    <>
      <RunArea />
      {isSelecting && !isElsewhere && !isUnderWay(run) && (
        <>
          <Row justify="end">
            <RecentRuns />
          </Row>
          <StockSelection {...items} />
        </>
      )}
    </>
  );
}
