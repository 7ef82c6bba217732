import { readFileSync, writeFileSync } from 'node:fs';
import { Command } from 'commander';
import {
  packLanguages,
  readPack,
  readSources,
  statusOf,
  tidyPack,
  writePack,
} from '../build/packs.ts';
import { fromXliff, toXliff } from './translate/xliff.ts';

const ROOT = process.cwd();
const sources = readSources(ROOT);
const languages = packLanguages(ROOT);

function packOf(language: string) {
  if (!languages.includes(language))
    throw new Error(`There is no pack "${language}". Packs: ${languages.join(', ')}.`);
  return readPack(ROOT, language);
}

function showStatus(names: readonly string[], { list }: { list?: boolean }): void {
  for (const language of names.length > 0 ? names : languages) {
    const { missing, changed, problems } = statusOf(packOf(language), sources);
    const done = sources.length - missing.length;
    console.log(
      `${language}: ${done} of ${sources.length} texts, ${changed.length} changed in English since, ${problems.length} not usable`,
    );
    if (!list) continue;
    for (const { id } of missing) console.log(`  missing  ${id}`);
    for (const { id } of changed) console.log(`  changed  ${id}`);
    for (const problem of problems) console.log(`  unusable ${problem}`);
  }
}

function exportTexts(language: string, { file, all }: { file?: string; all?: boolean }): void {
  const pack = packOf(language);
  const { missing, changed } = statusOf(pack, sources);
  const open = new Set([...missing, ...changed]);
  const xliff = toXliff(
    language,
    all ? sources : sources.filter((source) => open.has(source)),
    pack,
  );
  const target = file ?? `${language}.xlf`;
  writeFileSync(target, xliff);
  console.log(`${target}: ${all ? sources.length : open.size} texts`);
}

function importTexts(file: string): void {
  const { language, pack, taken, problems } = fromXliff(
    readFileSync(file, 'utf8'),
    sources,
    packOf,
  );
  writePack(ROOT, language, tidyPack(pack, sources));
  console.log(`${language}: ${taken} texts taken`);
  for (const problem of problems) console.error(`left out: ${problem}`);
  if (problems.length > 0) process.exitCode = 1;
}

function tidy(): void {
  for (const language of languages) writePack(ROOT, language, tidyPack(packOf(language), sources));
}

const program = new Command('translate').description(
  'Keeps the language packs in step with English.',
);
program
  .command('status [languages...]')
  .description('says how many texts of each language are missing or have changed in English')
  .option('--list', 'names them')
  .action(showStatus);
program
  .command('export <language>')
  .description('writes what is missing or has changed as XLIFF, with the notes for translators')
  .option('--all', 'writes all texts')
  .option('--file <file>', 'the file to write')
  .action(exportTexts);
program
  .command('import <file>')
  .description('adds the translated texts of an XLIFF file to their pack')
  .action(importTexts);
program
  .command('tidy')
  .description(
    'removes from the packs what the build refuses: texts without an English text, and other arguments',
  )
  .action(tidy);

try {
  program.parse();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
