import { startTransition, useEffect, useState } from 'react';
import { afterPaint } from '../../core/async/afterPaint';

/** Counts up to `all`, one after each paint: parts that are rendered apart make no long task. */
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
