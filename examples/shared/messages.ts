import type { PartialMessages } from 'vendor-portal';

/** Loads the message pack of a language. English needs none. */
export async function loadMessages(locale: string | null): Promise<PartialMessages | undefined> {
  if (!locale?.startsWith('hi')) return undefined;
  const { hindi } = await import('vendor-portal/locales/hi');
  return hindi;
}
