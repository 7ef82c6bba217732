import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';

export const INSTALL = 'PostgreSQL is missing: apt-get install -y postgresql';

/** The folder in which Debian installs the binaries; it is not on the PATH. */
const DEBIAN = '/usr/lib/postgresql';
const START_MS = 30_000;

interface PostgresServer {
  url: string;
  stop(): Promise<void>;
}

/** The folder with the binaries of the newest installed server; null if no server is installed. */
function findBinaries(): string | null {
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN) : [];
  const newest = versions.sort((one, other) => Number(other) - Number(one));
  const folders = newest.map((version) => join(DEBIAN, version, 'bin'));
  const onPath = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  return [...folders, ...onPath].find((folder) => existsSync(join(folder, 'initdb'))) ?? null;
}

/** The user that the Debian package creates for the server, which refuses to run as root. */
function serverUser(): { uid: number; gid: number } | null {
  if (process.getuid?.() !== 0) return null;
  const id = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  return typeof address === 'object' && address ? address.port : 0;
}

/** Starts a separate cluster on loopback, in a temporary folder. Returns null if the binaries are missing. */
export async function startPostgres(): Promise<PostgresServer | null> {
  const binaries = findBinaries();
  if (!binaries) return null;
  const user = serverUser();
  const folder = mkdtempSync(join(tmpdir(), 'vendor-portal-postgres-'));
  if (user) chownSync(folder, user.uid, user.gid);
  const run = { cwd: folder, stdio: 'ignore', ...user } as const;
  const data = join(folder, 'data');
  const made = spawnSync(
    join(binaries, 'initdb'),
    ['-D', data, '-U', 'sandbox', '-A', 'trust', '--no-sync', '--encoding=UTF8'],
    run,
  );
  if (made.status !== 0) throw new Error(`initdb ended with code ${made.status}`);
  const port = await freePort();
  const options = ['-D', data, '-p', String(port), '-h', '127.0.0.1', '-k', folder];
  const server = spawn(join(binaries, 'postgres'), [...options, '-c', 'fsync=off'], run);
  const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()));
  const url = `postgres://sandbox@127.0.0.1:${port}/postgres`;
  const stop = async () => {
    // A fast shutdown does not wait for connections.
    server.kill('SIGINT');
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };
  if (await answers(url)) return { url, stop };
  await stop();
  throw new Error('The PostgreSQL server did not start');
}

async function answers(url: string): Promise<boolean> {
  for (const end = Date.now() + START_MS; Date.now() < end; await sleep(200)) {
    const client = new pg.Client(url);
    try {
      await client.connect();
      await client.end();
      return true;
    } catch {
      // The server is not ready yet.
    }
  }
  return false;
}
