import { join } from 'node:path';
import { build, type Plugin } from 'vite';

const SOURCE = 'src/adapters/push/worker/vendorPortalSw.ts';
/** Where the page looks for it by default: a worker's scope cannot reach above its own folder. */
const FILE = 'vendor-portal-sw.js';

/** The push worker as one classic script. */
async function buildPushWorker(root: string): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'warn',
    build: {
      write: false,
      minify: false,
      lib: { entry: join(root, SOURCE), formats: ['iife'], name: 'vendorPortalPush' },
    },
  });
  const [output] = Array.isArray(result) ? result : [result];
  const chunk = output && 'output' in output ? output.output[0] : undefined;
  if (!chunk) throw new Error('The push worker was not built');
  return chunk.code;
}

/** Serves the push worker at the root of the examples, as a host would. */
export function pushWorkerVite(root: string): Plugin {
  return {
    name: 'vendor-portal:push-worker',
    configureServer(server) {
      server.middlewares.use(`/${FILE}`, (_request, response, next) => {
        buildPushWorker(root).then((code) => {
          response.setHeader('Content-Type', 'text/javascript; charset=utf-8');
          response.end(code);
        }, next);
      });
    },
    async generateBundle() {
      const source = await buildPushWorker(root);
      this.emitFile({ type: 'asset', fileName: FILE, source });
    },
  };
}
