import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import type { PGlite } from '@electric-sql/pglite';

// Only the major version of PostgreSQL that wrote a dump can open it. PGlite 0.5 contains version 18.
const PG_MAJOR = 18;

interface SnapshotNote {
  pgMajor: number;
}

/** With `gzip` a snapshot has a tenth of the size and takes a second longer to open. */
export type SnapshotCompression = 'gzip' | 'none';

/** Writes the database to one file, and the major version of PostgreSQL to a second one. */
export async function writeSnapshot(
  pglite: PGlite,
  file: string,
  compression: SnapshotCompression = 'gzip',
): Promise<void> {
  const dump = await pglite.dumpDataDir(compression);
  const { rows } = await pglite.query<{ number: string }>('show server_version_num');
  const note: SnapshotNote = {
    pgMajor: Math.floor(Number(Object.values(rows[0] ?? {})[0]) / 10_000),
  };
  await writeFile(file, new Uint8Array(await dump.arrayBuffer()));
  await writeFile(`${file}.json`, JSON.stringify(note));
}

/** Reads the snapshot; null if there is none that this version of PostgreSQL can open. */
export async function readSnapshot(file: string): Promise<Blob | null> {
  if (!existsSync(file) || !existsSync(`${file}.json`)) return null;
  const note: Partial<SnapshotNote> = JSON.parse(await readFile(`${file}.json`, 'utf8'));
  if (note.pgMajor !== PG_MAJOR) return null;
  const bytes = new Uint8Array(await readFile(file));
  return new Blob([bytes], isGzip(bytes) ? { type: 'application/x-gzip' } : {});
}

function isGzip([first, second]: Uint8Array): boolean {
  return first === 0x1f && second === 0x8b;
}
