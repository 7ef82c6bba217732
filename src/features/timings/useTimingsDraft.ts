import { useMemo, useRef, useState } from 'react';
import { useDraft } from '../../core/forms/useDraft';
import { useUnsavedChanges } from '../../core/navigation/useUnsavedChanges';
import {
  type Addition,
  type Draft,
  NO_DRAFT,
  pending,
  withAdded,
  without,
  withoutMode,
} from './draft';
import type { Mode, Timings } from './types';

/** Unsaved slots. A background refetch does not remove them. */
export function useTimingsDraft(timings: Timings) {
  const [draft, setDraft] = useState(NO_DRAFT);
  const nextKey = useRef(0);
  const left = useMemo(() => pending(draft, timings), [draft, timings]);
  useUnsavedChanges(left.size > 0);
  useDraft<{ slots: Draft; key: number }>('timings', {
    read: () => (left.size > 0 ? { slots: left, key: nextKey.current } : null),
    restore({ slots, key }) {
      nextKey.current = key;
      setDraft(slots);
    },
  });
  return {
    draft: left,
    add(additions: readonly Addition[]) {
      const firstKey = nextKey.current;
      nextKey.current += additions.length;
      setDraft((before) => withAdded(before, additions, firstKey));
    },
    drop: (day: number, key: string) => setDraft((before) => without(before, day, key)),
    forget: (mode: Mode) => setDraft((before) => withoutMode(before, mode)),
  };
}
