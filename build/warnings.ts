import { createLogger, type Logger } from 'vite';
import type { EsbuildPlugin } from './esbuildPlugin.ts';

/** A logger of Vite with which a warning fails the build, except that the build is slow on this machine. */
export function strictLogger(): Logger {
  const fail = (warning: string): void => {
    if (!warning.includes('[PLUGIN_TIMINGS]')) throw new Error(warning);
  };
  return { ...createLogger('warn'), warn: fail, warnOnce: fail };
}

/** Fails a build of tsup that has a warning. */
export const strictEsbuild: EsbuildPlugin = {
  name: 'vendor-portal:no-warnings',
  setup(build) {
    build.onEnd(({ warnings }) => ({ errors: warnings }));
  },
};
