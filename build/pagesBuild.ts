import type { InlineConfig } from 'vite';

/** Half a dozen files a screen instead of sixty: every test opens its pages in an empty cache. */
export function pagesBuild(outDir: string): NonNullable<InlineConfig['build']> {
  return {
    outDir,
    emptyOutDir: false,
    chunkSizeWarningLimit: 10_000,
    rolldownOptions: {
      output: { codeSplitting: { groups: [{ name: 'shared', minShareCount: 2 }] } },
    },
  };
}

/** React's development build: StrictMode runs effects twice, warnings are printed. */
export const DEVELOPMENT: Pick<InlineConfig, 'mode' | 'define'> = {
  mode: 'development',
  define: { 'process.env.NODE_ENV': JSON.stringify('development') },
};
