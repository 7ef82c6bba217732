import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** The folder of the repository. Astro runs in `site`, and bundles its modules, so their own URLs say nothing. */
export const root = resolve('..');

/** The text of a file of the repository. */
export const readFile = (path: string) => readFileSync(join(root, path), 'utf8');

const manifest = JSON.parse(readFile('package.json')) as {
  version: string;
  repository: { url: string };
};

export const version = manifest.version;

/** The web address of the repository. */
export const repository = manifest.repository.url.replace(/^git\+|\.git$/g, '');

/** The web address of a file or folder of the repository. */
export const inRepository = (path: string) => `${repository}/blob/main/${path}`;
