import type { Clock } from '../clock/createClock';
import { randomId } from '../randomId';
import type { EndpointName } from './endpoints';
import { ApiRefusal, InDoubt, isOutcomeUnknown, Unauthorized } from './errors';
import type { CallOptions } from './types';

/** How long an equal write has the key of one whose outcome is unknown, in ms (record 0029). */
const HOLD_MS = 2 * 60_000;

interface Write extends Pick<CallOptions, 'params' | 'row'> {
  name: EndpointName;
  body?: object | undefined;
  /** Whether the backend takes keys. */
  hasKey: boolean;
}

interface Held {
  name: EndpointName;
  key: string;
  since: number;
}

/** The `Idempotency-Key` of each write. A write whose outcome is unknown and an equal one share a key. */
export interface WriteKeys {
  /** @throws InDoubt if it names a position and an earlier such call may still be running */
  send<Result>(write: Write, work: (key: string | undefined) => Promise<Result>): Promise<Result>;
  /** The outcome of this failed write is known: an equal write is another action. */
  settle(failure: unknown): void;
}

interface Options {
  elapsed: Clock['elapsed'];
  generation: () => number;
}

export function createWriteKeys({ elapsed, generation }: Options): WriteKeys {
  const held = new Map<string, Held>();
  const failures = new WeakMap<object, string>();
  let heldIn = generation();

  function dropOld(): void {
    for (const [print, { since }] of held) {
      if (heldIn !== generation() || elapsed() - since >= HOLD_MS) held.delete(print);
    }
    heldIn = generation();
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
      const startedIn = generation();
      const print = printOf(write);
      const equal = held.get(print);
      if (row !== undefined && mayStillRun(write, equal)) throw new InDoubt();
      const key = equal?.key ?? newKey();
      try {
        const result = await work(hasKey ? key : undefined);
        held.delete(print);
        return result;
      } catch (failure) {
        if (isDefinite(failure)) held.delete(print);
        else if (startedIn === generation()) {
          held.set(print, { name, key, since: elapsed() });
          failures.set(failure as object, print);
        }
        throw failure;
      }
    },
    settle(failure) {
      const print = failures.get(failure as object);
      if (print !== undefined) held.delete(print);
    },
  };
}

function isDefinite(failure: unknown): boolean {
  if (failure instanceof Unauthorized) return true;
  return failure instanceof ApiRefusal && !isOutcomeUnknown(failure);
}

/** Equal for writes that send the same; a file picked twice is the same one. */
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

/** A UUID if possible, since some backends require one; `randomUUID` needs a secure page. */
function newKey(): string {
  return 'randomUUID' in crypto ? crypto.randomUUID() : randomId();
}
