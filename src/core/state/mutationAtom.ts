import { MutationObserver, type QueryClient, type QueryKey } from '@tanstack/query-core';
import { atom, type Getter, type WritableAtom } from 'jotai';
import { Cancelled, isOutcomeUnknown, NetworkFailure } from '../api/errors';
import { eitherSignal } from '../async/eitherSignal';
import { exclusive, lockedAtom } from './lock';
import { queryClientAtom } from './queryClient';
import { servicesAtom } from './services';

/**
 * Why a change is not known to hold: `refused` by an answer, `unclear` after one that does not say,
 * `lost` without any, `cancelled` by the vendor, `unsent` because it could not be prepared, `changed`
 * elsewhere meanwhile and not sent, `locked` by the one before, `ended` with the session.
 *
 * @internal
 */
export type WriteEnd =
  | 'refused'
  | 'unclear'
  | 'lost'
  | 'cancelled'
  | 'unsent'
  | 'changed'
  | 'locked'
  | 'ended';

/** How a change ended; without an answer when only the lookup told that it holds. @internal */
export type WriteOutcome<Answer> =
  | { isDone: true; answer: Answer | null }
  | { isDone: false; why: WriteEnd; failure?: unknown };

/** Thrown by `before`: the record is not the one that the vendor has seen, so nothing is sent. @internal */
export class ChangedElsewhere extends Error {}

/** @internal */
export interface WriteCall {
  signal?: AbortSignal;
  onProgress?: (fraction: number) => void;
}

interface Sent<Seen, Answer> {
  before: Seen | undefined;
  answer: Answer | null;
}

/** One kind of change to a record. @internal */
export interface MutationOptions<Input, Seen, Answer> {
  /** One change of this key at a time. */
  key: QueryKey;
  /** Where a list has a lock for each row: which row this is. */
  row?: (input: Input) => string;
  /**
   * The record before the change, `undefined` when it is not known. The one in the cache, or a fresh
   * one where the call depends on it.
   */
  before: (input: Input, signal: AbortSignal) => Promise<Seen | undefined> | Seen | undefined;
  send: (
    input: Input,
    call: { signal: AbortSignal; before: Seen | undefined } & Pick<WriteCall, 'onProgress'>,
  ) => Promise<Answer>;
  /** Reads the record again, after a lost answer. */
  read: (input: Input, signal: AbortSignal) => Promise<Seen>;
  /** Whether a record has the change. One that had it before proves nothing (decision c21). */
  has: (record: Seen, input: Input, before: Seen) => boolean;
  /** Shows the change in the cache until the next read. */
  apply?: (input: Input, sent: Sent<Seen, Answer>) => void;
  /** What is read again afterwards. */
  invalidates: readonly QueryKey[];
}

/**
 * Its value is whether a change is under way; write to it to send one. `begin` is called once nothing
 * else is under way, before anything is sent.
 *
 * @internal
 */
export type MutationAtom<Input, Answer> = WritableAtom<
  boolean,
  [input: Input, begin?: () => WriteCall],
  Promise<WriteOutcome<Answer>>
>;

/**
 * A change of data as an atom: sent once, never by itself again and never later, looked up when its
 * answer was lost, and forgotten at once, so that no bank number stays in a cache.
 *
 * Each call has an observer of its own. The library's `atomWithMutation` has one for all: of two rows
 * under way the first would lose it, and with `gcTime` 0 a mutation without an observer checks a
 * timer until it is answered.
 *
 * @internal
 */
export function mutationAtom<Input, Seen, Answer>(
  getOptions: (get: Getter) => MutationOptions<Input, Seen, Answer>,
): MutationAtom<Input, Answer> {
  const optionsAtom = atom(getOptions);
  const isLockedAtom = atom((get) => lockedAtom(get(optionsAtom).key));
  return atom(
    (get) => get(get(isLockedAtom)),
    async (get, set, input, begin): Promise<WriteOutcome<Answer>> => {
      const options = get(optionsAtom);
      const key = options.row ? [...options.key, options.row(input)] : options.key;
      const outcome = await exclusive(get, set, key, async (): Promise<WriteOutcome<Answer>> => {
        const session = get(servicesAtom).session.signal();
        const call = { ...begin?.(), session };
        const mutation = observe(get(queryClientAtom), key, options, call);
        try {
          return { isDone: true, answer: (await mutation.mutate(input)).answer };
        } catch (error) {
          if (session.aborted) return { isDone: false, why: 'ended' };
          if (!(error instanceof WriteFailure)) throw error;
          return { isDone: false, why: error.why, failure: error.cause };
        } finally {
          mutation.reset();
        }
      });
      return outcome ?? { isDone: false, why: 'locked' };
    },
  );
}

type BoundCall = WriteCall & { session: AbortSignal };

function observe<Input, Seen, Answer>(
  cache: QueryClient,
  mutationKey: QueryKey,
  options: MutationOptions<Input, Seen, Answer>,
  call: BoundCall,
) {
  const { invalidates } = options;
  return new MutationObserver<Sent<Seen, Answer>, Error, Input>(cache, {
    mutationKey,
    mutationFn: (input) => write(options, input, call),
    retry: 0,
    networkMode: 'always',
    gcTime: 0,
    onSuccess: async (sent, input) => {
      // A read under way would bring the old record back.
      await Promise.all(invalidates.map((queryKey) => cache.cancelQueries({ queryKey })));
      options.apply?.(input, sent);
    },
    onSettled: () => {
      if (call.session.aborted) return;
      for (const queryKey of invalidates) void cache.invalidateQueries({ queryKey });
    },
  });
}

class WriteFailure extends Error {
  constructor(
    readonly why: WriteEnd,
    cause: unknown,
  ) {
    super(why, { cause });
  }
}

async function write<Input, Seen, Answer>(
  options: MutationOptions<Input, Seen, Answer>,
  input: Input,
  { session, signal, onProgress }: BoundCall,
): Promise<Sent<Seen, Answer>> {
  const finished = new AbortController();
  // Cancelling an upload ends its sending, not the look at what became of it.
  const reading = eitherSignal(session, finished.signal);
  const sending = signal ? eitherSignal(reading, signal) : reading;
  let before: Seen | undefined;
  try {
    before = await prepare(options, input, sending);
    return { before, answer: await options.send(input, { before, signal: sending, onProgress }) };
  } catch (failure) {
    if (failure instanceof WriteFailure) throw failure;
    const why = endOf(failure, signal);
    const isUnknown = why === 'cancelled' || isOutcomeUnknown(failure);
    if (isUnknown && (await isApplied(options, input, { before, reading }))) {
      return { before, answer: null };
    }
    throw new WriteFailure(why, failure);
  } finally {
    finished.abort();
  }
}

async function prepare<Input, Seen>(
  { before }: Pick<MutationOptions<Input, Seen, unknown>, 'before'>,
  input: Input,
  signal: AbortSignal,
): Promise<Seen | undefined> {
  try {
    return await before(input, signal);
  } catch (failure) {
    throw new WriteFailure(failure instanceof ChangedElsewhere ? 'changed' : 'unsent', failure);
  }
}

function endOf(failure: unknown, signal: AbortSignal | undefined): WriteEnd {
  if (failure instanceof Cancelled) return signal?.aborted ? 'cancelled' : 'ended';
  if (!isOutcomeUnknown(failure)) return 'refused';
  return failure instanceof NetworkFailure ? 'lost' : 'unclear';
}

/** Only a difference that was ours to make tells that it was made. */
async function isApplied<Input, Seen>(
  { has, read }: Pick<MutationOptions<Input, Seen, unknown>, 'has' | 'read'>,
  input: Input,
  { before, reading }: { before: Seen | undefined; reading: AbortSignal },
): Promise<boolean> {
  if (before === undefined || has(before, input, before)) return false;
  try {
    return has(await read(input, reading), input, before);
  } catch {
    return false;
  }
}
