import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';

const TARGET = /\s(?:href|src)="([^"]+)"/g;
const ANCHOR = /\s(?:id|name)="([^"]+)"/g;
const CODE = /<(script|style)\b[^>]*>[\s\S]*?<\/\1>/g;

const unescape = (text: string) => text.replaceAll('&amp;', '&').replaceAll('&#38;', '&');

/**
 * Returns the links of a built site that lead nowhere: to a page or file that it does not have, to a heading that the
 * page does not have, or out of `base`, the path that the folder is served at.
 */
export function checkLinks(folder: string, base: string): string[] {
  const pages = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => name.endsWith('.html'));
  const html = new Map(
    pages.map((page) => [page, readFileSync(join(folder, page), 'utf8').replaceAll(CODE, '')]),
  );
  const anchors = new Map(
    [...html].map(([page, text]) => [
      page,
      new Set([...text.matchAll(ANCHOR)].map(([, id = '']) => unescape(id))),
    ]),
  );
  const isFound = (page: string, link: string) => {
    const { origin, pathname, hash } = new URL(link, `http://site${base}${page}`);
    if (origin !== 'http://site') return true;
    if (!pathname.startsWith(base)) return false;
    const path = decodeURIComponent(pathname.slice(base.length));
    const file = path === '' || path.endsWith('/') ? `${path}index.html` : path;
    const target = html.has(file) ? file : posix.join(file, 'index.html');
    if (!html.has(target)) return existsSync(join(folder, file));
    const anchor = decodeURIComponent(hash.slice(1));
    return anchor === '' || anchors.get(target)?.has(anchor) === true;
  };
  return [...html].flatMap(([page, text]) =>
    [...new Set([...text.matchAll(TARGET)].map(([, link = '']) => unescape(link)))]
      .filter((link) => !isFound(page, link))
      .map((link) => `${page}: ${link}`),
  );
}
