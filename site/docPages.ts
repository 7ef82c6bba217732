import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The id of a page of `docs`, which is its path on the site. `README.md` is the list of all pages. */
export function pageId(file: string): string {
  return file === 'README.md' ? 'docs' : file.replace(/\.md$/, '');
}

/** The title of a page: its first heading, as plain text. */
export function pageTitle(markdown: string): string {
  const [, title = ''] = /^# (.+)$/m.exec(markdown) ?? [];
  return title.replaceAll('`', '');
}

/** The first sentence below the heading, for search engines. */
export function pageDescription(markdown: string): string | undefined {
  const [, paragraph] = /^# .+\n+([^\n#|`<-](?:.|\n(?!\n))*)/m.exec(markdown) ?? [];
  const [sentence] = /^.*?\.(?=\s|$)/.exec(paragraph?.replaceAll('\n', ' ') ?? '') ?? [];
  return sentence?.replaceAll(/\[([^\]]+)\]\([^)]*\)/g, '$1').replaceAll('`', '');
}

/** The files of `docs`, by path. */
export function readPageFiles(docs: string): string[] {
  return readdirSync(docs, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.md'))
    .map((file) => file.replaceAll('\\', '/'))
    .sort();
}

export const readPage = (docs: string, file: string) => readFileSync(join(docs, file), 'utf8');
