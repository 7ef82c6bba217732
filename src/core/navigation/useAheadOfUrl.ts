import { useEffect, useRef, useState } from 'react';
import { afterPaint } from '../async/afterPaint';

/**
 * A value of the URL that a click changes on the screen first: a new URL renders every link and guard again, so it is
 * written after the paint. `params` are the parameters that `inUrl` was read from.
 */
export function useAheadOfUrl<Value>(
  inUrl: Value,
  params: URLSearchParams,
  write: (value: Value) => void,
) {
  const [ahead, setAhead] = useState<{ value: Value; over: URLSearchParams } | null>(null);
  const pending = ahead?.over === params ? ahead : null;
  const settle = useRef(() => {});
  useEffect(() => {
    settle.current = () => pending && write(pending.value);
  });
  useEffect(() => {
    if (!pending) return;
    let isCancelled = false;
    void afterPaint().then(() => isCancelled || settle.current());
    return () => {
      isCancelled = true;
    };
  }, [pending]);
  const show = (value: Value) => setAhead({ value, over: params });
  return [pending ? pending.value : inUrl, show] as const;
}
