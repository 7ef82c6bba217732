import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensureChromium } from '../chromium.ts';

/** One page of each kind that the site makes itself. */
const PAGES = [
  '',
  'quick-start/',
  'performance/',
  'api/vendor-portal/',
  'api/vendor-portal/types/',
  'calls/orders/',
];
/** The least score of each category, in percent. */
const LEAST = { performance: 95, accessibility: 100 };

type Category = keyof typeof LEAST;
interface Lighthouse {
  default(
    url: string,
    flags: { port: number; onlyCategories: Category[]; logLevel: 'error' },
  ): Promise<{ lhr: { categories: Record<Category, { score: number | null }> } } | undefined>;
}
interface Launcher {
  launch(options: {
    chromePath: string;
    chromeFlags: string[];
  }): Promise<{ port: number; kill(): void }>;
}

/** Imports a package of the site, which the repository does not have. */
function importOfSite(name: string): Promise<unknown> {
  const { resolve: find } = createRequire(resolve('site/package.json'));
  return import(pathToFileURL(find(name)).href);
}

/** Prints what Lighthouse says about each page as on a slow phone, and returns the scores that are too low. */
export async function audit(url: string): Promise<string[]> {
  const { path, message } = await ensureChromium();
  if (!path) return [message];
  const lighthouse = (await importOfSite('lighthouse')) as Lighthouse;
  const { launch } = (await importOfSite('chrome-launcher')) as Launcher;
  const chrome = await launch({ chromePath: path, chromeFlags: ['--headless', '--no-sandbox'] });
  const low: string[] = [];
  try {
    for (const page of PAGES) {
      const onlyCategories = Object.keys(LEAST) as Category[];
      const result = await lighthouse.default(url + page, {
        port: chrome.port,
        onlyCategories,
        logLevel: 'error',
      });
      const scores = onlyCategories.map((name) => {
        const score = Math.round((result?.lhr.categories[name].score ?? 0) * 100);
        if (score < LEAST[name]) low.push(`/${page}: ${name} ${score}, at least ${LEAST[name]}`);
        return `${name} ${score}`;
      });
      console.log(`/${page}: ${scores.join(', ')}`);
    }
  } finally {
    chrome.kill();
  }
  return low;
}
