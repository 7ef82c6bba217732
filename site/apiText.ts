import { type Entry, type Export, entryNames, type Member, readEntry } from './apiModel.ts';
import { sitePath } from './links.ts';
import { inline } from './markdown.ts';

let entries: readonly Entry[] | undefined;

/** All entries; they are read once for all pages. */
export function allEntries(): readonly Entry[] {
  entries ??= entryNames().map(({ slug }) => readEntry(slug));
  return entries;
}

/** The URL of an export. */
export const exportUrl = ({ page, anchor }: Export) => `${sitePath(page)}#${anchor}`;

/** The URL of the export of this name, preferably on the page of `entry`. */
function exportPath(name: string, entry: Entry): string | undefined {
  const exports = [entry, ...allEntries()].flatMap((one) => one.exports);
  const found = exports.find((one) => one.name === name);
  return found && exportUrl(found);
}

/** The HTML of a comment's Markdown, with links to other exports and to pages of the documentation. */
export async function toHtml(text: string, entry: Entry): Promise<string> {
  const linked = text
    .replaceAll(/\{@link ([\w.]+)(?:\s*\|\s*([^}]+))?\}/g, (_all, name: string, label?: string) => {
      const path = exportPath(name, entry);
      return path ? `[${label ?? `\`${name}\``}](${path})` : `\`${name}\``;
    })
    .replaceAll(
      /`docs\/([\w/-]+)\.md`/g,
      (_all, page: string) => `[${page}](${sitePath(`${page}/`)})`,
    );
  return inline(linked);
}

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** Links to the exports of these names, without others. */
export function exportLinks(
  names: readonly string[],
  entry: Entry,
): { name: string; path: string }[] {
  return [...new Set(names)].flatMap((name) => {
    const path = exportPath(name, entry);
    return path ? [{ name, path }] : [];
  });
}

/** The HTML of a member's type, with links to the exports that it names. */
export function typeHtml({ tokens }: Member, entry: Entry): string {
  return tokens
    .map(({ kind, text }) => {
      const path = kind === 'Reference' ? exportPath(text, entry) : undefined;
      return path ? `<a href="${path}">${escaped(text)}</a>` : escaped(text);
    })
    .join('');
}

/** The code blocks of an example and the texts around them, in order. */
export function exampleParts(
  example: string,
): { code?: string; language?: string; text?: string }[] {
  return example.split(/^(```\w*\n[\s\S]*?\n```)$/m).flatMap((part) => {
    const [, language, code] = /^```(\w*)\n([\s\S]*?)\n```$/.exec(part) ?? [];
    if (code !== undefined) return [{ code, language: language || 'ts' }];
    return part.trim() ? [{ text: part.trim() }] : [];
  });
}
