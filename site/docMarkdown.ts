import { posix, relative } from 'node:path';
import { visit } from 'unist-util-visit';
import { pageId, pageTitle } from './docPages.ts';
import { readFile } from './repository.ts';

interface Node {
  type: string;
  depth?: number;
  url?: string;
  value?: string;
  children?: Node[];
}

interface Options {
  /** The folder `docs`. */
  docs: string;
  /** The path that the site is below, such as `/` or `/portal/`. */
  base: string;
  /** The web address of the repository. */
  repository: string;
}

/**
 * A remark plugin for the pages of `docs`, which are written for the repository's web view: removes the first heading,
 * which the layout shows, and points relative links to pages of the site, or to files of the repository. A link that
 * shows the name of a page's file shows its title instead.
 */
export function docMarkdown({ docs, base, repository }: Options) {
  return (tree: Node, { path }: { path?: string }) => {
    const page = relative(docs, path ?? '').replaceAll('\\', '/');
    if (!path || page.startsWith('..')) return;
    const first = tree.children?.findIndex(({ type, depth }) => type === 'heading' && depth === 1);
    if (first !== undefined && first >= 0) tree.children?.splice(first, 1);
    visit(tree as never, ['link', 'definition', 'image'], (node: Node) => {
      if (!node.url) return;
      const [label] = node.children ?? [];
      if (label?.value?.endsWith('.md')) label.value = titleOf(node.url, page) ?? label.value;
      node.url = siteLink(node.url, page, base, repository);
    });
  };
}

/** The title of the page that a link leads to; `undefined` for a file that is no page. */
function titleOf(url: string, page: string): string | undefined {
  const file = posix.join('docs', posix.dirname(page), url.replace(/#.*$/, ''));
  return file.startsWith('docs/') ? pageTitle(readFile(file)) : undefined;
}

/** The target of a link of a page, on the site. */
export function siteLink(url: string, page: string, base: string, repository: string): string {
  if (/^(?:[a-z]+:|#|\/)/.test(url)) return url;
  const [, to = '', anchor = ''] = /^([^#]*)(#.*)?$/.exec(url) ?? [];
  const file = posix.join('docs', posix.dirname(page), to).replace(/\/$/, '');
  const root = base.replace(/\/?$/, '/');
  // The table of the props is part of the README for people who read only that.
  if (file === 'README.md' && anchor === '#props')
    return `${root}api/vendor-portal/#vendorportalprops`;
  const [, inDocs] = /^docs\/(.+\.md|decisions)$/.exec(file) ?? [];
  if (inDocs === undefined) return `${repository}/blob/main/${file}${anchor}`;
  return `${root}${pageId(inDocs)}/${anchor}`;
}
