import type { Options } from 'tsup';

/** tsup does not export this type. */
export type EsbuildPlugin = NonNullable<Options['esbuildPlugins']>[number];
