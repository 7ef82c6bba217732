import type { Clock } from '../clock/createClock';
import { ADDITIONS } from '../contracts/backend/additions';
import { toText } from '../format/wireValues';
import { randomId } from '../randomId';
import type { Session } from '../session/types';
import type { EndpointName } from './endpoints';
import { ApiRefusal, InDoubt, isOutcomeUnknown, Unauthorized } from './errors';
import type { CallOptions } from './types';

/** How long the key of a write with an unknown outcome is reused for an equal write, in ms (record 0029). */
const HOLD_MS = 2 * 60_000;

/**
 * With these statuses, the backend refuses a call before processing it, so the outcome of an earlier call is still
 * unknown.
 */
const NOT_PROCESSED: readonly number[] = [408, 425, 429];

/** The field that names the changed record. */
const RECORD_ID = /(day|issue|item|member|offer|order|timing)_id$/;

interface Write extends Pick<CallOptions, 'params' | 'row'> {
  name: EndpointName;
  body?: object | undefined;
  /** Whether the backend accepts keys. */
  hasKey: boolean;
}

interface Held {
  name: EndpointName;
  key: string;
  since: number;
  /** The record that the write changes; `null` if a later write does not replace this one. */
  subject: string | null;
}

/** The `Idempotency-Key` of each write. A write whose outcome is unknown and an equal write share a key. */
export interface WriteKeys {
  /** @throws InDoubt if the write names a list position and an earlier such write may still be running */
  send<Result>(write: Write, work: (key: string | undefined) => Promise<Result>): Promise<Result>;
  /** Call it when the outcome of this failed write is known: an equal write is then a new action. */
  settle(failure: unknown): void;
}

interface Options {
  elapsed: Clock['elapsed'];
  signal: Session['signal'];
}

export function createWriteKeys({ elapsed, signal }: Options): WriteKeys {
  const held = new Map<string, Held>();
  const failures = new WeakMap<object, string>();
  // Called when the session ends, because the fingerprints contain names and bank numbers.
  const dropAll = () => held.clear();

  function dropOld(): void {
    for (const [print, { since }] of held) if (elapsed() - since >= HOLD_MS) held.delete(print);
  }

  function hold(print: string, write: Held): void {
    held.set(print, write);
    signal().addEventListener('abort', dropAll, { once: true });
    setTimeout(() => {
      if (held.get(print) === write) held.delete(print);
    }, HOLD_MS);
  }

  /** After a write is saved, an equal write is a new action, and so is a repeat of a write that it replaced. */
  function conclude(saved: string, changed: string | null): void {
    held.delete(saved);
    if (changed === null) return;
    for (const [print, { subject }] of held) if (subject === changed) held.delete(print);
  }

  function mayStillRun(write: Write, equal: Held | undefined): boolean {
    const others = [...held.values()].filter(({ name }) => name === write.name);
    return others.some((other) => other !== equal || !write.hasKey);
  }

  return {
    async send(write, work) {
      dropOld();
      const { name, row, hasKey } = write;
      if (!hasKey && row === undefined) return work(undefined);
      const life = signal();
      const print = printOf(write);
      const equal = held.get(print);
      if (row !== undefined && mayStillRun(write, equal)) throw new InDoubt();
      const key = equal?.key ?? newKey();
      try {
        const result = await work(hasKey ? key : undefined);
        conclude(print, subjectOf(write));
        return result;
      } catch (failure) {
        if (isDefinite(failure)) {
          if (!isNotProcessed(failure)) held.delete(print);
        } else if (!life.aborted) {
          hold(print, { name, key, since: elapsed(), subject: subjectOf(write) });
          failures.set(failure as object, print);
        }
        throw failure;
      }
    },
    settle(failure) {
      const print = failures.get(failure as object);
      const settled = print && held.get(print);
      if (settled) conclude(print, settled.subject);
    },
  };
}

function isDefinite(failure: unknown): boolean {
  if (failure instanceof Unauthorized) return true;
  return failure instanceof ApiRefusal && !isOutcomeUnknown(failure);
}

function isNotProcessed(failure: unknown): boolean {
  return failure instanceof ApiRefusal && NOT_PROCESSED.includes(failure.status);
}

/**
 * A value that is equal for writes that overwrite each other; `null` if a write adds something or names a list
 * position.
 */
function subjectOf({ name, body, params, row }: Write): string | null {
  const sent = body instanceof FormData ? [...body] : Object.entries(body ?? {});
  const [when, field] = ADDITIONS[name]?.split(' ') ?? [];
  const hasField = sent.some(([one]) => one === field);
  const adds =
    when === 'always' || (when === 'with' && hasField) || (when === 'without' && !hasField);
  if (row !== undefined || adds) return null;
  const id = params?.id ?? toText(sent.find(([field]) => RECORD_ID.test(field))?.[1]);
  const [family] = /^[a-z]+/.exec(name) ?? [];
  return `${family} ${id}`;
}

/** The fingerprint of a write: equal for writes that send the same data, even if a file was picked again. */
function printOf({ name, body, params, row }: Write): string {
  const sent =
    body instanceof FormData ? [...body].map(([field, value]) => [field, part(value)]) : body;
  return JSON.stringify([name, params?.id, row, sent]);
}

function part(value: FormDataEntryValue): unknown {
  if (typeof value === 'string') return value;
  const { name, type, size, lastModified } = value;
  return { name, type, size, lastModified };
}

/** A new `Idempotency-Key`: a UUID if possible, because some backends require one; `randomUUID` exists only on secure pages. */
export function newKey(): string {
  return 'randomUUID' in crypto ? crypto.randomUUID() : randomId();
}
