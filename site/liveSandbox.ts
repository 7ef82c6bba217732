import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { PGlite } from '@electric-sql/pglite';
import { loadDocument } from '../sandbox/contract/loadDocument.ts';
import { startCore } from '../sandbox/core.ts';
import { drawPicture } from '../sandbox/resources/uploads/pictures.ts';
import { root } from './repository.ts';
import type { Artifacts } from './src/live/artifacts.ts';
import { pagePlatform } from './src/live/pagePlatform.ts';

/** A week of figures. The whole history of the demo would take several times as long to load. */
const PAST_ORDERS = 300;
const PGLITE = join(root, 'node_modules', '@electric-sql', 'pglite');

/** The part of Astro's arguments that we use: its types are installed only with the site. */
interface Setup {
  config: { publicDir: URL };
  logger: { info(message: string): void };
}

/** An Astro integration that writes what the sandbox in the browser loads into `public/sandbox`. */
export function liveSandbox() {
  return {
    name: 'vendor-portal:live-sandbox',
    hooks: {
      'astro:config:setup': async ({ config, logger }: Setup) => {
        const folder = join(fileURLToPath(config.publicDir), 'sandbox');
        const version = await currentVersion();
        if ((await readVersion(folder)) === version) return;
        logger.info('seeding the sandbox of the live page');
        await writeSandbox(folder, version);
      },
    },
  };
}

/** A hash of the code and of the database. */
async function currentVersion(): Promise<string> {
  const hash = createHash('sha256');
  const names = await readdir(join(root, 'sandbox'), { recursive: true });
  const sources = names.filter((name) => /(?<!\.test)\.ts$/.test(name)).sort();
  const files = [
    ...sources.map((name) => join(root, 'sandbox', name)),
    join(root, 'contract', 'openapi.yaml'),
    join(PGLITE, 'package.json'),
    fileURLToPath(import.meta.url),
  ];
  for (const file of files) hash.update(await readFile(file));
  return hash.digest('hex').slice(0, 16);
}

async function readVersion(folder: string): Promise<string | null> {
  try {
    const artifacts: Artifacts = JSON.parse(await readFile(join(folder, 'artifacts.json'), 'utf8'));
    return artifacts.version;
  } catch {
    return null;
  }
}

async function writeSandbox(folder: string, version: string): Promise<void> {
  const document = loadDocument();
  const { snapshot, pictures } = await seed();
  const contract = Buffer.from(JSON.stringify(document));
  const sizeOf = async (name: string) => (await stat(join(PGLITE, 'dist', name))).size;
  const artifacts: Artifacts = {
    version,
    contract: contract.byteLength,
    snapshot: snapshot.byteLength,
    wasm: await sizeOf('pglite.wasm'),
    files: await sizeOf('pglite.data'),
  };
  await mkdir(join(folder, 'assets'), { recursive: true });
  await writeFile(join(folder, 'contract.json'), contract);
  await writeFile(join(folder, 'snapshot.bin'), snapshot);
  for (const name of pictures) {
    const picture = drawPicture(name);
    if (picture) await writeFile(join(folder, 'assets', name), picture.bytes);
  }
  await writeFile(join(folder, 'artifacts.json'), JSON.stringify(artifacts));
}

/** Seeds a sandbox, and returns its database and the names of the pictures in it. */
async function seed(): Promise<{ snapshot: Buffer; pictures: string[] }> {
  // Small files of the log, because the browser stores each whole file that has changed.
  const pglite = await PGlite.create({ initDbStartParams: ['--wal-segsize=1'] });
  const { core, storedClock } = await startCore(pagePlatform(pglite, loadDocument()), {
    demoHistory: PAST_ORDERS,
  });
  try {
    const pictures = await picturesIn(pglite);
    await storedClock.save();
    await shrink(pglite);
    const dump = await pglite.dumpDataDir('none');
    const bytes = Buffer.from(await dump.arrayBuffer());
    return { snapshot: await promisify(gzip)(bytes, { level: 9 }), pictures };
  } finally {
    await core.close();
  }
}

async function picturesIn(pglite: PGlite): Promise<string[]> {
  const tables = await pglite.query<{ name: string }>(
    "select table_name as name from information_schema.tables where table_schema = 'public'",
  );
  const names = new Set<string>();
  for (const { name } of tables.rows) {
    const { rows } = await pglite.query(`select * from "${name}"`);
    for (const [, picture] of JSON.stringify(rows).matchAll(
      /\bassets\/([a-z0-9-]+\.(?:svg|png))/g,
    )) {
      if (picture) names.add(picture);
    }
  }
  return [...names];
}

/** Removes what is not needed to open the database: two thirds of the files. */
async function shrink(pglite: PGlite): Promise<void> {
  await pglite.exec('vacuum full');
  await pglite.exec("update pg_database set datistemplate = false where datname like 'template%'");
  await pglite.exec('drop database template1');
  await pglite.exec('drop database template0');
  await pglite.exec('set wal_recycle = off');
  // The log up to a checkpoint can go.
  await pglite.exec('select pg_switch_wal()');
  await pglite.exec('checkpoint');
}
