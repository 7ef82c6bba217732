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
  if (!load) return {};
  const loaded: unknown = await load();
  const { default: texts = loaded } = Object(loaded) as { default?: unknown };
  if (typeof texts !== 'object' || !texts || !Object.keys(texts).length)
    throw new TypeError('There are no texts');
  return texts as PartialMessages;
}
