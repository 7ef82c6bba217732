import { useSetAtom } from 'jotai';
import { useMemo } from 'react';
import { startRunAtom } from '../../../core/menu/runs/runs';
import type { Run } from '../../../core/menu/runs/types';
import { DryRun } from './DryRun';
import { rollBackOf } from './rollBackOf';

/** Asks whether a run is rolled back. Items that were changed since are refused when they are read. */
export function RollBack({ run, onClose }: { run: Run; onClose: () => void }) {
  const start = useSetAtom(startRunAtom);
  const back = useMemo(() => rollBackOf(run), [run]);
  const confirm = () => {
    onClose();
    void start(back);
  };
  return <DryRun run={back} onConfirm={confirm} onClose={onClose} />;
}
