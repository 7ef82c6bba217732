import { join } from 'node:path';
import { build, type Plugin } from 'vite';

const SOURCE = 'src/adapters/push/worker/vendorPortalSw.ts';
/** The portal's default path. The file is at the root, because a worker's scope cannot be above its folder. */
const FILE = 'vendor-portal-sw.js';

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

/** Serves the push worker as one classic script at the root of the examples. */
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
