import { entryNames } from './apiModel.ts';
import { groups as callGroups } from './contract.ts';
import { pageId, readPageFiles } from './docPages.ts';

/** The pages of `docs` in the order in which somebody who adopts the portal needs them. */
const GROUPS: Readonly<Record<string, readonly string[]>> = {
  Start: ['quick-start', 'embedding', 'element', 'dev-servers', 'docs'],
  Hosts: ['hosts/*', 'webview', 'host-matrix'],
  Customise: [
    'theming',
    'messages',
    'region',
    'screens',
    'extending',
    'fields-and-columns',
    'adapters',
  ],
  Backend: [
    'contract',
    'backend',
    'requests',
    'capabilities',
    'session-handover',
    'sandbox',
    'cli',
  ],
  Features: [
    'kitchen',
    'printing',
    'push',
    'installing',
    'stock',
    'prices',
    'pictures',
    'payouts',
    'issues',
    'proof',
    'insights',
    'maps',
  ],
  Operate: [
    'testing-your-app',
    'troubleshooting',
    'observability',
    'csp',
    'security',
    'accessibility',
    'performance',
    'upgrading',
    'reference',
  ],
  Internals: ['architecture', 'specification', 'translating', 'releasing'],
  Decisions: ['decisions/*'],
};
const COLLAPSED = ['Hosts', 'Internals', 'Decisions'];

/** The groups of the sidebar. Throws if a page of `docs` is in none. */
export function sidebar(docs: string) {
  const files = readPageFiles(docs);
  const rest = new Set(files.map(pageId));
  const groups = Object.entries(GROUPS).map(([label, patterns]) => {
    const ids = patterns.flatMap((pattern) =>
      pattern.endsWith('*')
        ? [...rest].filter((id) => id.startsWith(pattern.slice(0, -1)))
        : [pattern],
    );
    for (const id of ids) rest.delete(id);
    const items: ({ slug: string } | { label: string; link: string })[] = ids.map((slug) => ({
      slug,
    }));
    return { label, items, collapsed: COLLAPSED.includes(label) };
  });
  const exports = {
    label: 'Exports',
    collapsed: true,
    items: [
      { label: 'All', link: '/api/' },
      ...entryNames().map(({ specifier, slug }) => ({ label: specifier, link: `/api/${slug}/` })),
    ],
  };
  const calls = {
    label: 'Calls',
    collapsed: true,
    items: [
      { label: 'Overview', link: '/calls/' },
      ...callGroups.map(({ slug, title }) => ({ label: title, link: `/calls/${slug}/` })),
      { label: 'Records', link: '/calls/records/' },
    ],
  };
  groups.splice(-2, 0, exports, calls);
  if (rest.size > 0) throw new Error(`Not in site/sidebar.ts: ${[...rest].join(', ')}`);
  return groups;
}
