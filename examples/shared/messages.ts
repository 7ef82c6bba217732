import type { PartialMessages } from 'vendor-portal';

/** The pack of a language, which is loaded only for that language. English needs none. */
export async function loadMessages(locale: string | null): Promise<PartialMessages | undefined> {
  if (!locale?.startsWith('hi')) return undefined;
  const { hindi } = await import('vendor-portal/locales/hi');
  return hindi;
}
