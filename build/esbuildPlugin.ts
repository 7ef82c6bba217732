import type { Options } from 'tsup';

/** A step of tsup's reading of files. */
export type EsbuildPlugin = NonNullable<Options['esbuildPlugins']>[number];
