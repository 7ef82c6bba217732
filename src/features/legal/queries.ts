import { queryAtom } from '../../core/state/queryAtom';
import { apiAtom } from '../../core/state/services';
import { fetchLegalTexts } from './api';

export const legalKeys = { all: ['legal'] } as const;

/** Never stale, so that the text does not change while someone reads it. */
export const legalTextsAtom = queryAtom((get) => {
  const api = get(apiAtom);
  return {
    queryKey: legalKeys.all,
    queryFn: ({ signal }) => fetchLegalTexts(api, signal),
    staleTime: Number.POSITIVE_INFINITY,
  };
});
