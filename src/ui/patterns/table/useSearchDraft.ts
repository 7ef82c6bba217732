import { useEffect, useState } from 'react';
import { useLatest } from '../../useLatest';

/** Delay between the last key and the change of the URL and the request, in ms. */
const SEARCH_WAIT_MS = 300;

/** The text of a search, which is shown at once and written to the URL after a pause. */
export function useSearchDraft(inUrl: string, write: (search: string) => void) {
  const [draft, setDraft] = useState({ text: inUrl, over: inUrl });
  // The URL changed for another reason, such as Back: discard the typed text.
  if (draft.over !== inUrl) setDraft({ text: inUrl, over: inUrl });
  const typed = draft.over === inUrl ? draft.text : inUrl;
  const isAhead = typed !== inUrl;
  /** Sets the text, which the URL gets later. */
  const expectInUrl = (search: string) => setDraft({ text: search, over: search });
  const settle = () => {
    if (!isAhead) return;
    expectInUrl(typed);
    write(typed);
  };
  const latest = useLatest(settle);
  useEffect(() => {
    if (typed === inUrl) return;
    const timer = setTimeout(() => latest.current(), SEARCH_WAIT_MS);
    return () => clearTimeout(timer);
  }, [typed, inUrl, latest]);
  return {
    typed,
    /** True until the typed text is in the URL. */
    isAhead,
    onSearch: (text: string) => setDraft({ text, over: inUrl }),
    onSearchEnd: settle,
    expectInUrl,
  };
}
