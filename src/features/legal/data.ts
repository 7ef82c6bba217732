import { BadResponse } from '../../core/api/errors';
import type { ApiClient } from '../../core/api/types';
import { queryAtom } from '../../core/state/queryAtom';
import { apiAtom } from '../../core/state/services';
import { toLegalTexts } from './wire';

/** HTML from the server, not sanitized yet. */
export interface LegalTexts {
  terms: string;
  privacy: string;
  openSource: string;
}

/** Reads all three legal texts, which need no sign-in (b75). */
async function fetchLegalTexts(api: ApiClient, signal?: AbortSignal): Promise<LegalTexts> {
  const wire = await api.one('about', undefined, { query: { type: 'vendor' }, signal });
  if (!wire) throw new BadResponse('There are no legal texts in the answer');
  return toLegalTexts(wire);
}

const legalKeys = { all: ['legal'] } as const;

/** Never stale, so that the text does not change while someone reads it. */
export const legalTextsAtom = queryAtom((get) => {
  const api = get(apiAtom);
  return {
    queryKey: legalKeys.all,
    queryFn: ({ signal }) => fetchLegalTexts(api, signal),
    staleTime: Number.POSITIVE_INFINITY,
  };
});
