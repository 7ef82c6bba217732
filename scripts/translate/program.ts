import { readFileSync, writeFileSync } from 'node:fs';
import { Command } from 'commander';
import {
  type Pack,
  packLanguages,
  readPack,
  readSources,
  type SourceText,
  statusOf,
  tidyPack,
  writePack,
} from '../../build/packs.ts';
import { fromXliff, toXliff } from './xliff.ts';

/** How many texts of a kind `status` names without `--list`. */
const NAMED = 10;

/** The command `npm run translate` for the repository in `root`. */
export function createProgram(root: string): Command {
  const sources = readSources(root);
  const languages = packLanguages(root);

  function packOf(language: string): Pack {
    if (!languages.includes(language))
      throw new Error(`There is no pack "${language}". Packs: ${languages.join(', ')}.`);
    return readPack(root, language);
  }

  /** The pack of a language, which is empty if the language is new. */
  function packToFill(language: string): Pack {
    if (languages.includes(language)) return readPack(root, language);
    if (language === 'en' || language === 'hi')
      throw new Error(`The texts of "${language}" are in the messages.${language}.json files.`);
    if (!/^[a-z]{2,3}$/.test(language))
      throw new Error(`"${language}" is no code of a language, such as "as" for Assamese.`);
    return {};
  }

  function showStatus(names: readonly string[], { list }: { list?: boolean }): void {
    const most = list ? Number.POSITIVE_INFINITY : NAMED;
    for (const language of names.length > 0 ? names : languages) {
      const { missing, changed, problems } = statusOf(packOf(language), sources);
      const done = sources.length - missing.length;
      console.log(
        `${language}: ${done} of ${sources.length} texts, ${changed.length} changed in English since, ${problems.length} not usable`,
      );
      showNames('missing', idsOf(missing), most);
      showNames('changed', idsOf(changed), most);
      showNames('unusable', problems, most);
    }
  }

  function exportTexts(language: string, { file, all }: { file?: string; all?: boolean }): void {
    const pack = packToFill(language);
    const { missing, changed } = statusOf(pack, sources);
    const open = new Set([...missing, ...changed]);
    const exported = all ? sources : sources.filter((source) => open.has(source));
    const target = file ?? `${language}.xlf`;
    writeFileSync(target, toXliff(language, exported, pack));
    console.log(`${target}: ${exported.length} texts`);
  }

  function importTexts(file: string): void {
    const xml = readFileSync(file, 'utf8');
    const { language, pack, taken, problems } = fromXliff(xml, sources, packToFill);
    const isNew = !languages.includes(language);
    if (taken > 0) writePack(root, language, tidyPack(pack, sources));
    console.log(`${language}: ${taken} texts taken${isNew && taken > 0 ? ' into a new pack' : ''}`);
    for (const problem of problems) console.error(`left out: ${problem}`);
    if (problems.length > 0) process.exitCode = 1;
  }

  function tidy(): void {
    for (const language of languages)
      writePack(root, language, tidyPack(packOf(language), sources));
  }

  const program = new Command('translate').description(
    'Keeps the language packs in step with English.',
  );
  program
    .command('status [languages...]')
    .description('names the texts of each language that are missing or have changed in English')
    .option('--list', `names all of them, not only ${NAMED} of each kind`)
    .action(showStatus);
  program
    .command('export <language>')
    .description('writes what is missing or has changed as XLIFF, with the notes for translators')
    .option('--all', 'writes all texts')
    .option('--file <file>', 'the file to write')
    .action(exportTexts);
  program
    .command('import <file>')
    .description('adds the translated texts of an XLIFF file to their pack, or makes a new one')
    .action(importTexts);
  program
    .command('tidy')
    .description(
      'removes from the packs what the build refuses: texts without an English text, and other arguments',
    )
    .action(tidy);
  return program;
}

const idsOf = (sources: readonly SourceText[]) => sources.map(({ id }) => id);

function showNames(kind: string, names: readonly string[], most: number): void {
  for (const name of names.slice(0, most)) console.log(`  ${kind.padEnd(8)} ${name}`);
  if (names.length > most)
    console.log(`  ${kind.padEnd(8)} and ${names.length - most} more, see --list`);
}
