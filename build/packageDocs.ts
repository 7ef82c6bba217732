import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, posix, relative } from 'node:path';

/** Pages for people who change the portal; they stay in the repository. */
const INTERNAL = /^docs\/(?:decisions\/|(?:architecture|performance|releasing|specification)\.md$)/;
const LINK = /(\]\()([^)#:\s]+)(#[^)]*)?\)/g;
/** Other files of the repository that the package has, by their path in the package. */
const OTHERS: Readonly<Record<string, string>> = {
  'README.md': 'README.md',
  'CHANGELOG.md': 'dist/docs/CHANGELOG.md',
  LICENSE: 'LICENSE',
  'contract/openapi.yaml': 'dist/contract/openapi.yaml',
};

interface Manifest {
  name: string;
  version: string;
  description: string;
  repository: { url: string };
}

/** Writes the pages for users of the package to `dist/docs`, and an index for language models to `dist/llms.txt`. */
export async function writePackageDocs(): Promise<void> {
  const manifest = JSON.parse(await readFile('package.json', 'utf8')) as Manifest;
  const files = await readdir('docs', { recursive: true, encoding: 'utf8' });
  const pages = files
    .map((name) => posix.join('docs', name))
    .filter((page) => page.endsWith('.md') && !INTERNAL.test(page))
    .sort();
  const lines: string[] = [];
  for (const page of pages) {
    const text = await readFile(page, 'utf8');
    await write(inPackage(page, pages), withLinks(text, page, pages, manifest));
    if (page !== 'docs/README.md') lines.push(toEntry(page, text));
  }
  const changes = await readFile('CHANGELOG.md', 'utf8');
  await write('dist/docs/CHANGELOG.md', withLinks(changes, 'CHANGELOG.md', pages, manifest));
  await write('dist/llms.txt', toIndex(manifest, lines));
}

async function write(file: string, text: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, text);
}

/** The path of a repository's file in the package; `''` if the package does not have it. */
function inPackage(file: string, pages: readonly string[]): string {
  return pages.includes(file) ? join('dist', file) : (OTHERS[file] ?? '');
}

/** Links to files that the package does not have lead to the repository. */
function withLinks(
  text: string,
  page: string,
  pages: readonly string[],
  { repository }: Manifest,
): string {
  const folder = dirname(inPackage(page, pages));
  const base = repository.url.replace(/^git\+|\.git$/g, '');
  return text.replace(LINK, (_link, before: string, to: string, anchor = '') => {
    const file = posix.join(posix.dirname(page), to);
    const inside = inPackage(file, pages);
    return `${before}${inside ? relative(folder, inside) : `${base}/blob/main/${file}`}${anchor})`;
  });
}

/** A line with the title of a page and the first sentence of its text. */
function toEntry(page: string, text: string): string {
  const [, title = page] = /^# (.+)$/m.exec(text) ?? [];
  const [, paragraph = ''] = /^# .+\n+([^\n#|`](?:.|\n(?!\n))*)/m.exec(text) ?? [];
  const [sentence = ''] = /^.*?\.(?=\s|$)/.exec(paragraph.replaceAll('\n', ' ')) ?? [];
  return `- [${title}](${page}): ${sentence.replaceAll(/\[([^\]]+)\]\([^)]*\)/g, '$1')}`;
}

function toIndex({ name, version, description }: Manifest, lines: readonly string[]): string {
  return `# ${name}

> ${description}

Documentation of version ${version}. The paths are relative to this file: \`${name}/docs/quick-start.md\` is the quick
start. The types in \`${name}\` describe every prop with examples. \`${name}/contract\` is the API contract in OpenAPI.

## Docs

${lines.join('\n')}
- [Changelog](docs/CHANGELOG.md): All notable changes of the package.
- [API contract](contract/openapi.yaml): The calls of the backend, as OpenAPI 3.1.
`;
}
