import { queryAtom } from '../../core/state/queryAtom';
import { apiAtom } from '../../core/state/services';
import { BadResponse } from '../../core/api/errors';
import type { ApiClient } from '../../core/api/types';
import { type LegalTexts, toLegalTexts } from './wire';

export const legalKeys = { all: ['legal'] } as const;

/** Never stale: the text does not change while someone reads it. */
export const legalTextsAtom = queryAtom((get) => {
  const api = get(apiAtom);
  return {
    queryKey: legalKeys.all,
    queryFn: ({ signal }) => fetchLegalTexts(api, signal),
    staleTime: Number.POSITIVE_INFINITY,
  };
});

/** All three legal texts, without sign-in (b75). */
export async function fetchLegalTexts(api: ApiClient, signal?: AbortSignal): Promise<LegalTexts> {
  const wire = await api.one('about', undefined, { query: { type: 'vendor' }, signal });
  if (!wire) throw new BadResponse('There are no legal texts in the answer');
  return toLegalTexts(wire);
}
