import { fileURLToPath } from 'node:url';
import starlight from '@astrojs/starlight';
import { defineConfig, passthroughImageService } from 'astro/config';
import { sourceAliases } from '../build/sourceAliases.ts';
import { docMarkdown } from './docMarkdown.ts';
import { icuCatalogues } from './icuCatalogues.ts';
import { repository } from './repository.ts';
import { sidebar } from './sidebar.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const base = process.env.SITE_BASE ?? '/';

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  base,
  trailingSlash: 'ignore',
  devToolbar: { enabled: false },
  image: { service: passthroughImageService() },
  markdown: { remarkPlugins: [[docMarkdown, { docs: `${root}docs`, base, repository }]] },
  integrations: [
    starlight({
      title: 'vendor-portal',
      social: [{ icon: 'github', label: 'GitHub', href: repository }],
      sidebar: sidebar(`${root}docs`),
      markdown: { processedDirs: ['../docs'] },
      customCss: ['./src/styles/site.css'],
      lastUpdated: false,
      credits: false,
    }),
  ],
  vite: {
    plugins: [icuCatalogues()],
    resolve: { alias: sourceAliases(root) },
    // `src` and `docs` are outside of the site's folder.
    server: { fs: { allow: [root] } },
    worker: { format: 'es', plugins: () => [icuCatalogues()] },
    esbuild: { jsx: 'automatic' },
    build: { target: 'es2022', chunkSizeWarningLimit: 10_000 },
  },
});
