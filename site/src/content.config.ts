import { defineCollection } from 'astro:content';
import { readFileSync } from 'node:fs';
import { docsSchema } from '@astrojs/starlight/schema';
import { glob, type Loader } from 'astro/loaders';
import { pageDescription, pageId, pageTitle } from '../docPages.ts';

/** Loads the pages of `docs`. They have no front matter, so the title is their first heading. */
function docsOfRepository(): Loader {
  const files = glob({
    base: '../docs',
    pattern: '**/*.md',
    generateId: ({ entry }) => pageId(entry),
  });
  return {
    name: 'docs-of-repository',
    async load(context) {
      const { parseData, store } = context;
      // Astro 5 loses entries if they are set while it writes its cache, so all are set at once.
      const entries: Parameters<typeof store.set>[0][] = [];
      let isLoading = true;
      await files.load({
        ...context,
        parseData(entry) {
          const text = entry.filePath ? readFileSync(entry.filePath, 'utf8') : '';
          const data = { title: pageTitle(text), description: pageDescription(text) };
          return parseData({ ...entry, data: { ...data, ...entry.data } } as typeof entry);
        },
        store: {
          ...store,
          set: (entry) => (isLoading ? entries.push(entry) > 0 : store.set(entry)),
        },
      });
      isLoading = false;
      for (const entry of entries) store.set(entry);
    },
  };
}

export const collections = {
  docs: defineCollection({ loader: docsOfRepository(), schema: docsSchema() }),
};
