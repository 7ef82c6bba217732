import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { SandboxDataError } from './errors.ts';

// After a container restarts, a stale lock can contain our process id. This set has the locks that we really hold.
const ownLocks = new Set<string>();

/** Locks the data directory for this process. PGlite itself has no lock. */
export function lockDirectory(dataDir: string): () => void {
  mkdirSync(dataDir, { recursive: true });
  const file = join(dataDir, 'sandbox.lock');
  if (!tryLock(file)) {
    removeStaleLock(file, dataDir);
    if (!tryLock(file)) throw lockedBy(readHolder(file), dataDir);
  }
  ownLocks.add(file);
  return () => {
    ownLocks.delete(file);
    rmSync(file, { force: true });
  };
}

function tryLock(file: string): boolean {
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  }
}

function removeStaleLock(file: string, dataDir: string): void {
  const pid = readHolder(file);
  if (isAlive(pid, file)) throw lockedBy(pid, dataDir);
  const aside = `${file}.${process.pid}`;
  try {
    renameSync(file, aside);
    rmSync(aside, { force: true });
  } catch {
    // Another process removed the lock first. The next attempt to lock decides.
  }
}

function readHolder(file: string): number {
  try {
    return Number(readFileSync(file, 'utf8'));
  } catch {
    return Number.NaN;
  }
}

function isAlive(pid: number, file: string): boolean {
  if (!Number.isInteger(pid) || pid <= 0) return false;
  if (pid === process.pid) return ownLocks.has(file);
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

function lockedBy(pid: number, dataDir: string): SandboxDataError {
  const message = `The sandbox data in ${dataDir} is in use by process ${pid}. Stop it, or choose another directory with --data.`;
  return new SandboxDataError('locked', message);
}
