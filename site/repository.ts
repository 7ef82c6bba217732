import { readFileSync } from 'node:fs';

const manifest = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as {
  version: string;
  repository: { url: string };
};

export const version = manifest.version;

/** The web address of the repository. */
export const repository = manifest.repository.url.replace(/^git\+|\.git$/g, '');

/** The web address of a file or folder of the repository. */
export const inRepository = (path: string) => `${repository}/blob/main/${path}`;
