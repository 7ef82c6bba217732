import { join } from 'node:path';
import { build, type Plugin } from 'vite';

/** The workers by their default names. They are at the root, because a worker's scope cannot be above its folder. */
const WORKERS = {
  'vendor-portal-sw.js': 'src/adapters/push/worker/vendorPortalSw.ts',
  'vendor-portal-shell-sw.js': 'src/worker/sw/vendorPortalShellSw.ts',
};

async function buildWorker(entry: string): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'warn',
    build: {
      write: false,
      minify: false,
      lib: { entry, formats: ['iife'], name: 'vendorPortalWorker' },
    },
  });
  const [output] = Array.isArray(result) ? result : [result];
  const chunk = output && 'output' in output ? output.output[0] : undefined;
  if (!chunk) throw new Error(`The worker ${entry} was not built`);
  return chunk.code;
}

/** Serves each worker as one classic script at the root of the examples. */
export function workersVite(root: string): Plugin {
  const workers = Object.entries(WORKERS);
  return {
    name: 'vendor-portal:workers',
    configureServer(server) {
      for (const [file, source] of workers) {
        server.middlewares.use(`/${file}`, (_request, response, next) => {
          buildWorker(join(root, source)).then((code) => {
            response.setHeader('Content-Type', 'text/javascript; charset=utf-8');
            response.end(code);
          }, next);
        });
      }
    },
    async generateBundle() {
      for (const [fileName, source] of workers) {
        const code = await buildWorker(join(root, source));
        this.emitFile({ type: 'asset', fileName, source: code });
      }
    },
  };
}
