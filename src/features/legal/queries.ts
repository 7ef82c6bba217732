import { atomWithQuery } from 'jotai-tanstack-query';
import { apiAtom } from '../../core/state/services';
import { fetchLegalTexts } from './api';
import { legalKeys } from './keys';

/** One read for the three pages; a text that changes under a reader helps nobody. */
export const legalTextsAtom = atomWithQuery((get) => {
  const api = get(apiAtom);
  return {
    queryKey: legalKeys.all,
    queryFn: ({ signal }) => fetchLegalTexts(api, signal),
    staleTime: Number.POSITIVE_INFINITY,
  };
});
