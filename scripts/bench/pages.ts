import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { build } from 'vite';
import { exampleConfig } from '../../build/examplePages.ts';
import { firstScreens } from '../../build/firstScreens.ts';
import type { Sandbox } from '../../sandbox/index.ts';
import { startKeptSandbox } from '../../sandbox/keptSnapshot.ts';

const ROOT = process.cwd();

/** The portal and its two floors: the same job in plain DOM, and in React alone. */
export const CONTESTANTS = ['portal', 'plainDom', 'bareReact'] as const;
export type Contestant = (typeof CONTESTANTS)[number];

/** The pages there are: each floor has one for the history, the board and the sign-in. */
const PAGES = [
  ...CONTESTANTS,
  'plainDomBoard',
  'bareReactBoard',
  'plainDomSignIn',
  'bareReactSignIn',
] as const;

/** Also of the floors. */
const REACT = { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\// };

type Files = ReadonlyMap<string, string | Uint8Array>;

/** Every contestant as a production bundle in memory: chunk name to contents. */
async function bundle(): Promise<Files> {
  const entries = PAGES.map((name) => {
    const file = name.startsWith('plainDom') ? `${name}.ts` : `${name}.tsx`;
    return [name, join(ROOT, 'scripts', 'bench', 'entries', file)];
  });
  const result = await build({
    ...exampleConfig(ROOT, 'standalone'),
    logLevel: 'error',
    build: {
      write: false,
      rolldownOptions: {
        input: Object.fromEntries(entries),
        output: {
          entryFileNames: 'entry/[name].js',
          codeSplitting: { groups: [REACT, ...firstScreens] },
        },
      },
    },
  });
  if (!('output' in result)) throw new Error('Vite gave no output');
  return new Map(
    result.output.map((part) => [
      `/${part.fileName}`,
      part.type === 'chunk' ? part.code : part.source,
    ]),
  );
}

function pageOf(name: (typeof PAGES)[number]): Response {
  const body = `<!doctype html><html lang="en"><meta charset="utf-8"><title>${name}</title>
    <style>html, body, #root { height: 100%; margin: 0 }</style>
    <div id="root"></div><script type="module" src="/entry/${name}.js"></script>`;
  return new Response(body, { headers: { 'content-type': 'text/html; charset=utf-8' } });
}

async function answer(
  { sandbox, files, lists }: { sandbox: Sandbox; files: Files; lists: Lists },
  request: Request,
): Promise<Response> {
  const url = new URL(request.url);
  if (url.pathname.startsWith('/api/')) {
    url.pathname = url.pathname.slice('/api'.length);
    const rows = lists.get(url.pathname);
    if (rows) return Response.json({ data: rows });
    const hasBody = request.method !== 'GET' && request.method !== 'HEAD';
    const body = hasBody ? await request.arrayBuffer() : null;
    const { method, headers, signal } = request;
    return sandbox.fetch(new Request(url, { method, headers, signal, body }));
  }
  const file = files.get(url.pathname);
  if (file !== undefined) {
    const type = url.pathname.endsWith('.css') ? 'text/css' : 'text/javascript';
    return new Response(file as BodyInit, { headers: { 'content-type': type } });
  }
  return pageOf(PAGES.find((name) => url.pathname === `/floor/${name}`) ?? 'portal');
}

/** Rows that are told in place of the sandbox's, by the path of the call. */
type Lists = Map<string, readonly unknown[]>;

export interface BenchServer {
  url: string;
  sandbox: Sandbox;
  lists: Lists;
  close(): Promise<void>;
}

/** The demo restaurant and the bundles behind one address. */
export async function startBenchServer(): Promise<BenchServer> {
  const [files, sandbox] = await Promise.all([bundle(), startKeptSandbox({ seed: 'demo' })]);
  const lists: Lists = new Map();
  const listener = getRequestListener((request) => answer({ sandbox, files, lists }, request));
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://localhost:${port}`,
    sandbox,
    lists,
    async close() {
      server.closeAllConnections();
      server.close();
      await sandbox.close();
    },
  };
}
