import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { refuse } from '../guard.ts';
import type { Pages } from '../pages.ts';
import { BACKEND_FOLDER, PACKAGE_FILE } from './backendPaths.ts';
import { BACKEND_ENTRY, bundleBackend } from './bundleBackend.ts';

interface BackendPagesOptions {
  pages: Pages;
  /** The file of the mapping. */
  file: string;
  root: string;
  log(line: string): void;
}

/** Also serves the mapping of `--backend`, bundled again at each load of the page. @throws UsageError */
export async function withBackend(options: BackendPagesOptions): Promise<Pages> {
  const { pages, file, root, log } = options;
  let files = await bundleBackend(file, root);

  async function read(name: string): Promise<string | undefined> {
    if (name === PACKAGE_FILE) return readFile(join(root, 'dist/backend.js'), 'utf8');
    if (name === BACKEND_ENTRY) files = await bundleBackend(file, root);
    if (files) return files.get(name);
    return name === BACKEND_ENTRY ? readFile(resolve(file), 'utf8') : undefined;
  }

  return {
    ...pages,
    async handle(request, response) {
      const [path = ''] = (request.url ?? '').split('?');
      if (!path.startsWith(BACKEND_FOLDER)) return pages.handle(request, response);
      try {
        const code = await read(path.slice(BACKEND_FOLDER.length));
        if (code === undefined) return refuse(response, 404, 'Not found');
        response.writeHead(200, { 'Content-Type': 'text/javascript; charset=utf-8' });
        response.end(request.method === 'HEAD' ? undefined : code);
      } catch (error) {
        log(error instanceof Error ? error.message : String(error));
        refuse(response, 500, 'The mapping cannot be bundled');
      }
    },
  };
}
