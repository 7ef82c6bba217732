import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const OUT = '.cache/snippets';
/** Matches a snippet. It may be indented, because it can be part of a list. */
const FENCE = /^ *```(tsx?)\n([\s\S]*?)^ *```$/gm;

/** Writes each TypeScript snippet of the documentation to a file, for the type checker. */
async function writeSnippets(): Promise<void> {
  await rm(OUT, { recursive: true, force: true });
  await mkdir(OUT, { recursive: true });
  const docs = (await readdir('docs', { recursive: true })).filter((name) => name.endsWith('.md'));
  for (const path of ['README.md', ...docs.map((name) => join('docs', name))]) {
    const text = await readFile(path, 'utf8');
    for (const [at, [, kind, code = '']] of [...text.matchAll(FENCE)].entries()) {
      const name = `${path.replace(/\W/g, '-')}-${at + 1}.${kind}`;
      await writeFile(join(OUT, name), `${code}\nexport {};\n`);
    }
  }
}

await writeSnippets();
