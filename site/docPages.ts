import { readdirSync } from 'node:fs';
import { readFile } from './repository.ts';

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

/** The first code block of a language below a heading of a page of the repository, which is tested there. */
export function snippet(file: string, heading: string, language: string): string {
  const [, section = ''] = readFile(file).split(`\n## ${heading}\n`);
  const fence = new RegExp(`^( *)\`\`\`${language}\\n([\\s\\S]*?)^ *\`\`\`$`, 'm');
  const [, indent = '', code] = fence.exec(section) ?? [];
  if (!code) throw new Error(`${file} has no ${language} below "${heading}"`);
  return code.replaceAll(new RegExp(`^${indent}`, 'gm'), '').trim();
}
