import { atom } from 'jotai';
import type { PartialMessages, PortalLocale } from '../contracts';

/** The languages that the vendor can choose. */
export interface Languages {
  options: readonly PortalLocale[];
  /** The tag that was chosen on this device; `''` if none was. */
  chosen: string;
  /** The tag of the language that is shown; `''` if it is none of them. */
  current: string;
  /** Shows a language, and remembers it on this device (c29). */
  show(tag: string, texts: PartialMessages): void;
}

/** `null` if the host offers no choice. */
export const languagesAtom = atom<Languages | null>(null);

/** The texts of a language. @throws if the host's `load` fails, or returns no texts */
export async function loadTexts({ load }: PortalLocale): Promise<PartialMessages> {
  const loaded = Object(load && (await load())) as { default?: PartialMessages };
  const texts: unknown = loaded.default ?? loaded;
  if (load && Object.keys(Object(texts)).length === 0) throw new TypeError('There are no texts.');
  return Object(texts) as PartialMessages;
}
