import { readFileSync } from 'node:fs';

const LINK = /\]\(([^)#:]*)(?:#([^)]*))?\)/g;

/** The links of a page to files and headings; `to` is empty for the page itself. */
export function linksOf(page: string): { to: string; anchor: string | undefined }[] {
  return [...readFileSync(page, 'utf8').matchAll(LINK)].map(([, to = '', anchor]) => ({
    to,
    anchor,
  }));
}

/** The anchors of a page: explicit ones, and those that GitHub generates for headings. */
export function anchorsOf(page: string): string[] {
  const text = readFileSync(page, 'utf8');
  const ids = [...text.matchAll(/<a id="([^"]+)">/g)].map(([, id = '']) => id);
  const headings = [...text.matchAll(/^#+ (.*)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\w\s-]/g, '')
      .replaceAll(' ', '-'),
  );
  return [...ids, ...headings];
}
