import { useEffect, useRef, useState } from 'react';

/** After the last key: only then the marketplace is asked and the address written, in ms. */
const SEARCH_WAIT_MS = 300;

/**
 * What is typed into a search that lives in the address: answered in the same frame, written when
 * the typing stops.
 */
export function useSearchDraft(asked: string, write: (search: string) => void) {
  const [draft, setDraft] = useState({ text: asked, over: asked });
  // The address changed by itself, by Back for example: what was typed over it is gone.
  if (draft.over !== asked) setDraft({ text: asked, over: asked });
  const typed = draft.over === asked ? draft.text : asked;
  const isAhead = typed !== asked;
  /** Says what the address will be, before it is written. */
  const foresee = (search: string) => setDraft({ text: search, over: search });
  const settle = () => {
    if (!isAhead) return;
    foresee(typed);
    write(typed);
  };
  const latest = useRef(settle);
  useEffect(() => {
    latest.current = settle;
  });
  useEffect(() => {
    if (typed === asked) return;
    const timer = setTimeout(() => latest.current(), SEARCH_WAIT_MS);
    return () => clearTimeout(timer);
  }, [typed, asked]);
  return {
    typed,
    /** Whether that is not in the address yet. */
    isAhead,
    onSearch: (text: string) => setDraft({ text, over: asked }),
    onSearchEnd: settle,
    foresee,
  };
}
