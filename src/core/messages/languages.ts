import { atom } from 'jotai';
import type { PortalLocale } from '../contracts';

/** The key of the chosen language on this device (c29). */
export const LANGUAGE_KEY = 'language';

/** The languages that the vendor can choose, and the choice in progress. */
export interface Languages {
  options: readonly PortalLocale[];
  /** The tag of the language that is shown; `''` if it is none of them. */
  current: string;
  /** The tag of the language that is being loaded; `''` if there is none. */
  loading: string;
  /** The tag of the language whose texts could not be loaded; `''` if there is none. */
  failed: string;
  /** Loads and shows a language, and remembers it on this device. Of several choices the last one counts. */
  choose(tag: string): void;
}

/** `null` if the host offers no choice. */
export const languagesAtom = atom<Languages | null>(null);
