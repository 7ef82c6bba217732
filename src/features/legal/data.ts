import { BadResponse } from '../../core/api/errors';
import { queryAtom } from '../../core/state/queryClient';
import { apiAtom } from '../../core/state/services';
import { toLegalTexts } from './wire';

/** HTML from the server, not sanitized yet. */
export interface LegalTexts {
  terms: string;
  privacy: string;
  openSource: string;
}

const legalKeys = { all: ['legal'] } as const;

/**
 * All three legal texts, which need no sign-in (b75). Never stale, so that the text does not change while someone
 * reads it.
 */
export const legalTextsAtom = queryAtom((get) => {
  const api = get(apiAtom);
  return {
    queryKey: legalKeys.all,
    queryFn: async ({ signal }): Promise<LegalTexts> => {
      const wire = await api.one('about', undefined, { query: { type: 'vendor' }, signal });
      if (!wire) throw new BadResponse('There are no legal texts in the answer');
      return toLegalTexts(wire);
    },
    staleTime: Number.POSITIVE_INFINITY,
  };
});
