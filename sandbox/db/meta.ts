import { eq } from 'drizzle-orm';
import { inBackground } from '../background.ts';
import { type Clock, createClock } from '../clock.ts';
import type { Database } from './database.ts';
import { meta } from './schema.ts';

const HEARTBEAT = 30_000;
// If the last heartbeat is newer than this, a sandbox is still running or was just restarted.
const STILL_RUNNING = 3 * HEARTBEAT;

export async function readMeta(db: Database, name: string): Promise<string | null> {
  const [row] = await db.select().from(meta).where(eq(meta.name, name));
  return row?.value ?? null;
}

export async function writeMeta(db: Database, name: string, value: string): Promise<void> {
  const changed = { target: meta.name, set: { value } };
  await db.insert(meta).values({ name, value }).onConflictDoUpdate(changed);
}

export interface StoredClock {
  clock: Clock;
  save(): Promise<void>;
  stop(): Promise<void>;
}

/** A clock that resumes at the last heartbeat of the sandbox. */
export async function openClock(db: Database): Promise<StoredClock> {
  const shift = await readShift(db);
  const save = () => writeMeta(db, 'clock', `${Date.now()} ${shift}`);
  await save();
  const timer = inBackground(setInterval(() => void save().catch(() => {}), HEARTBEAT));
  const stop = async () => {
    clearInterval(timer);
    await save();
  };
  return { clock: createClock(shift), save, stop };
}

async function readShift(db: Database): Promise<number> {
  const stored = await readMeta(db, 'clock');
  if (!stored) return 0;
  const [seen = 0, shift = 0] = stored.split(' ').map(Number);
  const away = Date.now() - seen;
  return away > STILL_RUNNING ? shift + away : shift;
}
