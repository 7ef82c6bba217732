import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

interface Corpus {
  name: string;
  texts: readonly string[];
}

interface CorpusFile {
  strings?: readonly string[];
  rows?: readonly { payload: string }[];
}

/** Reads hostile texts from CORPUS_DIR: JSON files with `strings`, or `rows` with a `payload`. */
export async function readCorpora(): Promise<Corpus[]> {
  const dir = process.env.CORPUS_DIR ?? '';
  const files = dir === '' ? [] : await readdir(dir);
  const names = files.filter((name) => name.endsWith('.json')).sort();
  if (names.length === 0) {
    throw new Error(
      'No corpora: set CORPUS_DIR to a folder of JSON files with `strings` or `rows`',
    );
  }
  return Promise.all(names.map((name) => readCorpus(dir, name)));
}

async function readCorpus(dir: string, name: string): Promise<Corpus> {
  const file = JSON.parse(await readFile(join(dir, name), 'utf8')) as CorpusFile;
  const texts = file.strings ?? file.rows?.map(({ payload }) => payload) ?? [];
  return { name: name.replace(/\.json$/, ''), texts };
}
