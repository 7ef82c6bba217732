import { type RefObject, useLayoutEffect, useRef } from 'react';

/** A ref with the latest value, for effects that must not run again when it changes. */
export function useLatest<Value>(value: Value): Readonly<RefObject<Value>> {
  const latest = useRef(value);
  useLayoutEffect(() => {
    latest.current = value;
  });
  return latest;
}
