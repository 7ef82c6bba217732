import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import compile from 'icu-minify/compile';
import { argumentsOf } from '../src/core/messages/argumentsOf.ts';
import { readCatalogues } from './catalogues.ts';

/** A translated text, with the hash of the English text that it translates. */
export interface PackText {
  of: string;
  text: string;
}

/** The texts of a language by catalogue and key, as in `src/locales/packs/ta.json`. */
export type Pack = Record<string, Record<string, PackText>>;

/** A text of the portal in English. `note` is for translators. */
export interface SourceText {
  /** Catalogue and key: `orders.title`. */
  id: string;
  catalogue: string;
  key: string;
  text: string;
  note: string;
}

const PACKS = 'src/locales/packs';

export const packFile = (root: string, language: string) => join(root, PACKS, `${language}.json`);

/** The languages that have a pack, apart from Hindi, whose texts are next to the English ones. */
export const packLanguages = (root: string): string[] =>
  readdirSync(join(root, PACKS))
    .map((name) => name.replace('.json', ''))
    .sort();

export function readPack(root: string, language: string): Pack {
  return JSON.parse(readFileSync(packFile(root, language), 'utf8')) as Pack;
}

/** Writes a pack in the order of the English texts, one line for each text. */
export function writePack(root: string, language: string, pack: Pack): void {
  const lines = Object.entries(pack).map(([catalogue, texts]) => {
    const entries = Object.entries(texts).map(
      ([key, { of, text }]) =>
        `    ${JSON.stringify(key)}: { "of": "${of}", "text": ${JSON.stringify(text)} }`,
    );
    return `  ${JSON.stringify(catalogue)}: {\n${entries.join(',\n')}\n  }`;
  });
  writeFileSync(packFile(root, language), `{\n${lines.join(',\n')}\n}\n`);
}

/** The English texts, in the order of the catalogues. */
export function readSources(root: string): SourceText[] {
  const notes = new Map(readCatalogues(root, 'en.notes').map(({ name, texts }) => [name, texts]));
  return readCatalogues(root, 'en').flatMap(({ name, texts }) =>
    Object.entries(texts).map(([key, text]) => ({
      id: `${name}.${key}`,
      catalogue: name,
      key,
      text,
      note: notes.get(name)?.[key] ?? '',
    })),
  );
}

/** Identifies the English text that was translated. */
export const hashOf = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 8);

/** What keeps a translation from being used for a text; `''` if nothing does. */
export function textProblem(source: SourceText | undefined, text: string): string {
  if (!source) return 'the portal has no text with this key';
  try {
    const used = argumentsOf(compile(text));
    const expected = argumentsOf(compile(source.text));
    if (isDeepStrictEqual(used, expected)) return '';
    return `it has the arguments ${listOf(used)} instead of ${listOf(expected)}`;
  } catch (error) {
    return error instanceof Error ? error.message : 'it cannot be parsed';
  }
}

const listOf = (names: Record<string, string>) =>
  Object.entries(names)
    .map(([name, kind]) => `{${name}} (${kind})`)
    .join(', ') || 'none';

/** The state of a pack. A text that is `missing` is shown in English. */
export interface PackStatus {
  missing: SourceText[];
  /** The English text has changed since it was translated. */
  changed: SourceText[];
  /** Texts that fail the build, each with the reason. */
  problems: string[];
}

export function statusOf(pack: Pack, sources: readonly SourceText[]): PackStatus {
  const byId = new Map(sources.map((source) => [source.id, source]));
  const problems = Object.entries(pack).flatMap(([catalogue, texts]) =>
    Object.entries(texts).flatMap(([key, { text }]) => {
      const id = `${catalogue}.${key}`;
      const problem = textProblem(byId.get(id), text);
      return problem ? [`${id}: ${problem}`] : [];
    }),
  );
  const translated = ({ catalogue, key }: SourceText) => pack[catalogue]?.[key];
  return {
    missing: sources.filter((source) => !translated(source)),
    changed: sources.filter((source) => {
      const found = translated(source);
      return found !== undefined && found.of !== hashOf(source.text);
    }),
    problems,
  };
}

/** A pack in the order of the English texts, without the texts that fail the build. */
export function tidyPack(pack: Pack, sources: readonly SourceText[]): Pack {
  const tidy: Pack = {};
  for (const source of sources) {
    const found = pack[source.catalogue]?.[source.key];
    if (found && textProblem(source, found.text) === '')
      (tidy[source.catalogue] ??= {})[source.key] = found;
  }
  return tidy;
}
