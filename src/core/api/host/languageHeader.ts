import type { HeadersRecord } from '../../contracts';

/** The header of the chosen language (c120), unless the host has set it. */
export function languageHeader(tag: string | undefined, added: HeadersRecord | null) {
  const isGiven = added && Object.keys(added).some((name) => /^accept-language$/i.test(name));
  return tag && !isGiven ? { 'Accept-Language': tag } : undefined;
}
