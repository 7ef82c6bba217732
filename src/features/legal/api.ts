import { BadResponse } from '../../core/api/errors';
import type { ApiClient } from '../../core/api/types';
import { toLegalTexts } from './wire';
import type { LegalTexts } from './types';

/** Reads all three legal texts, which need no sign-in (b75). */
export async function fetchLegalTexts(api: ApiClient, signal?: AbortSignal): Promise<LegalTexts> {
  const wire = await api.one('about', undefined, { query: { type: 'vendor' }, signal });
  if (!wire) throw new BadResponse('There are no legal texts in the answer');
  return toLegalTexts(wire);
}
