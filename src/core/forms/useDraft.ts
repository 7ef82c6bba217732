import { useAtomValue } from 'jotai';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { vendorIdAtom } from '../state/services';
import { draftsAtom } from './drafts';

interface DraftOptions<Values> {
  /** What somebody has typed and not saved; `null` for nothing. */
  read(): Values | null;
  restore(values: Values): void;
}

/**
 * Keeps what was typed through a session that ends by itself: the form `name` gets it back when the
 * same vendor opens it again on this page. `name` includes the id of the record.
 *
 * @internal
 */
export function useDraft<Values>(name: string, options: DraftOptions<Values>): void {
  const drafts = useAtomValue(draftsAtom);
  const vendorId = useAtomValue(vendorIdAtom);
  const latest = useRef(options);
  // The vendor of this form: once it is unmounted there may be none.
  const owner = useRef(vendorId);
  useLayoutEffect(() => {
    latest.current = options;
    if (vendorId) owner.current = vendorId;
  });
  // After the effects in which a form takes the values of its record.
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
