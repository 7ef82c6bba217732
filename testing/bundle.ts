// The build replaces this file by a chunk of the command, which has the sandbox too.
export { startCachedSandbox } from '../sandbox/cachedSandbox.ts';
