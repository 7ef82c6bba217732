import { useEffect, useRef } from 'react';

/** Runs once its time is up; while paused the time stands still. */
export function useCountdown(durationMs: number, isPaused: boolean, onEnd: () => void): void {
  const leftRef = useRef(durationMs);
  const onEndRef = useRef(onEnd);
  useEffect(() => {
    onEndRef.current = onEnd;
  });
  useEffect(() => {
    if (isPaused) return;
    const startedAt = Date.now();
    const timer = setTimeout(() => onEndRef.current(), leftRef.current);
    return () => {
      clearTimeout(timer);
      leftRef.current = Math.max(0, leftRef.current - (Date.now() - startedAt));
    };
  }, [isPaused]);
}
