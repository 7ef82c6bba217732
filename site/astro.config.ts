import starlight from '@astrojs/starlight';
import { defineConfig, passthroughImageService } from 'astro/config';
import { sourceAliases } from '../build/sourceAliases.ts';
import { docMarkdown } from './docMarkdown.ts';
import { icuCatalogues } from './icuCatalogues.ts';
import { liveSandbox } from './liveSandbox.ts';
import { look } from './look.ts';
import { repository, root } from './repository.ts';
import { sidebar } from './sidebar.ts';

const base = process.env.SITE_BASE ?? '/';

export default defineConfig({
  base,
  outDir: process.env.SITE_OUT ?? 'dist',
  trailingSlash: 'ignore',
  devToolbar: { enabled: false },
  image: { service: passthroughImageService() },
  markdown: { remarkPlugins: [[docMarkdown, { docs: `${root}/docs`, base, repository }]] },
  integrations: [
    liveSandbox(),
    starlight({
      title: 'vendor-portal',
      social: [{ icon: 'github', label: 'GitHub', href: repository }],
      sidebar: sidebar(`${root}/docs`),
      components: { Header: './src/Header.astro' },
      head: [{ tag: 'style', content: look }],
      expressiveCode: {
        themes: ['github-dark', 'github-light'],
        useStarlightUiThemeColors: true,
        defaultProps: { frame: 'none' },
        styleOverrides: { borderRadius: '8px', frames: { frameBoxShadowCssValue: 'none' } },
      },
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
    // It finds its files next to its own module.
    optimizeDeps: { exclude: ['@electric-sql/pglite'] },
    esbuild: { jsx: 'automatic' },
    build: {
      target: 'es2022',
      chunkSizeWarningLimit: 10_000,
      rollupOptions: {
        onwarn(warning, warn) {
          // Libraries mark their client modules for React's server components.
          if (warning.code !== 'MODULE_LEVEL_DIRECTIVE') warn(warning);
        },
      },
    },
  },
});
