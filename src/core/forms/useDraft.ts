import { useAtomValue } from 'jotai';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { vendorIdAtom } from '../state/services';
import { draftsAtom } from './drafts';

interface DraftOptions<Values> {
  /** Returns the unsaved input, or `null`. */
  read(): Values | null;
  restore(values: Values): void;
}

/**
 * Restores unsaved input after an expired session, when the same vendor opens the form again.
 *
 * @param name - includes the id of the record
 */
export function useDraft<Values>(name: string, options: DraftOptions<Values>): void {
  const drafts = useAtomValue(draftsAtom);
  const vendorId = useAtomValue(vendorIdAtom);
  const latest = useRef(options);
  // On unmount, the vendor may already be signed out.
  const owner = useRef(vendorId);
  useLayoutEffect(() => {
    latest.current = options;
    if (vendorId) owner.current = vendorId;
  });
  // An effect, so that it runs after the effects that fill the form from its record.
  useEffect(() => {
    const values = drafts.take(owner.current, name);
    if (values !== undefined) latest.current.restore(values as Values);
  }, [drafts, name]);
  useLayoutEffect(
    () => () => {
      const values = latest.current.read();
      if (values !== null) drafts.keep(owner.current, name, values);
    },
    [drafts, name],
  );
}
