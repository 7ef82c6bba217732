import { createLogger, type Logger } from 'vite';
import type { EsbuildPlugin } from './esbuildPlugin.ts';

/** A logger of Vite with which a warning fails the build. */
export function strictLogger(): Logger {
  const fail = (warning: string): never => {
    throw new Error(warning);
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
