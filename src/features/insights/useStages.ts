import { startTransition, useEffect, useState } from 'react';
import { afterPaint } from '../../core/async/afterPaint';

/** Counts up to `all`, one step after each paint, so that the parts are not rendered in one long task. */
export function useStages(all: number): number {
  const [stage, setStage] = useState(1);
  useEffect(() => {
    if (stage >= all) return;
    let isCancelled = false;
    void afterPaint().then(() => {
      if (!isCancelled) startTransition(() => setStage(stage + 1));
    });
    return () => {
      isCancelled = true;
    };
  }, [stage, all]);
  return stage;
}
