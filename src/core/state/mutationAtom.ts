import { MutationObserver, type QueryClient, type QueryKey } from '@tanstack/query-core';
import { atom, type Getter, type WritableAtom } from 'jotai';
import type { EndpointName } from '../api/endpoints';
import { Cancelled, InDoubt, isOutcomeUnknown, NetworkFailure } from '../api/errors';
import type { ApiClient } from '../api/types';
import { anySignal } from '../async/anySignal';
import type { WriteEventOutcome } from '../contracts';
import { exclusive, lockAtom } from './lock';
import { queryClientAtom } from './queryClient';
import { readBack } from './readBack';
import { servicesAtom } from './services';

/** Why a change may not have been saved. */
export type WriteEnd =
  | 'refused'
  /** The response could not be read. */
  | 'unclear'
  /** There was no response. */
  | 'lost'
  | 'cancelled'
  /** Nothing was sent: an earlier call may still be running. */
  | 'doubtful'
  /** `before` failed. */
  | 'unsent'
  /** The record was changed elsewhere. */
  | 'changed'
  /** Another change is running. */
  | 'locked'
  /** The session has ended. */
  | 'ended';

/** `answer` is `null` if the response was lost and the record has the change. */
export type WriteOutcome<Answer> =
  | { isDone: true; answer: Answer | null }
  | { isDone: false; why: WriteEnd; failure?: unknown };

/** Thrown by `before` if the record has changed since it was loaded. */
export class ChangedElsewhere extends Error {}

export interface WriteCall {
  signal?: AbortSignal;
  onProgress?: (fraction: number) => void;
  /** Called before the record is read after a lost response. */
  onChecking?: () => void;
}

interface Sent<Seen, Answer> {
  before: Seen | undefined;
  answer: Answer | null;
}

export interface MutationOptions<Input, Seen, Answer> {
  /** The key of the lock: only one change with this key runs at a time. */
  key: QueryKey;
  /** The operation of the call, for the host's event. */
  operation: EndpointName | ((input: Input) => EndpointName);
  /** The id of the row, so that rows are locked separately. */
  row?: (input: Input) => string;
  /** The record before the change, cached or read again; `undefined` if unknown. */
  before: (input: Input, signal: AbortSignal) => Promise<Seen | undefined> | Seen | undefined;
  send: (
    input: Input,
    call: { signal: AbortSignal; before: Seen | undefined } & Pick<WriteCall, 'onProgress'>,
  ) => Promise<Answer>;
  /** Reads the record after a lost response. */
  read: (input: Input, signal: AbortSignal) => Promise<Seen>;
  /** Whether the record has the change (c21). */
  has: (record: Seen, input: Input, before: Seen) => boolean;
  /** Writes the change to the cache until the next read. */
  apply?: (input: Input, sent: Sent<Seen, Answer>) => void;
  invalidates: readonly QueryKey[];
}

/** The value says whether a change is running. Write an input to the atom to send a change; `begin` is called first. */
export type MutationAtom<Input, Answer> = WritableAtom<
  boolean,
  [input: Input, begin?: () => WriteCall],
  Promise<WriteOutcome<Answer>>
>;

/**
 * Sends a change once, without retries, and reads the record after a lost response, as order changes do (c21). The
 * input is removed from the cache at once, since it can contain bank numbers.
 *
 * Each call has its own observer. `atomWithMutation` shares one, so a change of a second row would take it from the
 * first.
 */
export function mutationAtom<Input, Seen, Answer>(
  getOptions: (get: Getter) => MutationOptions<Input, Seen, Answer>,
): MutationAtom<Input, Answer> {
  const optionsAtom = atom(getOptions);
  const isLockedAtom = atom((get) => lockAtom(get(optionsAtom).key));
  return atom(
    (get) => get(get(isLockedAtom)),
    async (get, set, input, begin): Promise<WriteOutcome<Answer>> => {
      const options = get(optionsAtom);
      const key = options.row ? [...options.key, options.row(input)] : options.key;
      const ended = await exclusive(get, set, key, async (): Promise<WriteOutcome<Answer>> => {
        const { api, session } = get(servicesAtom);
        const call = { ...begin?.(), api, session: session.signal() };
        const mutation = observe(get(queryClientAtom), key, options, call);
        try {
          return { isDone: true, answer: (await mutation.mutate(input)).answer };
        } catch (error) {
          if (call.session.aborted) return { isDone: false, why: 'ended' };
          if (!(error instanceof WriteFailure)) throw error;
          return { isDone: false, why: error.why, failure: error.cause };
        } finally {
          mutation.reset();
        }
      });
      const outcome = ended ?? { isDone: false, why: 'locked' };
      const reportedOutcome = toldOutcome(outcome);
      if (reportedOutcome) {
        const { operation: given } = options;
        const operation = typeof given === 'function' ? given(input) : given;
        get(servicesAtom).callbacks.onEvent({ type: 'write', operation, outcome: reportedOutcome });
      }
      return outcome;
    },
  );
}

/** The outcome for the event; `null` if nothing was sent or the session has ended. */
function toldOutcome(outcome: WriteOutcome<unknown>): WriteEventOutcome | null {
  if (outcome.isDone) return 'applied';
  const { why } = outcome;
  if (why === 'refused') return why;
  return why === 'lost' || why === 'unclear' || why === 'cancelled' ? 'unknown' : null;
}

type BoundCall = WriteCall & { api: ApiClient; session: AbortSignal };

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
      // A running read would restore the old record.
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
  { api, session, signal, onProgress, onChecking }: BoundCall,
): Promise<Sent<Seen, Answer>> {
  const finished = new AbortController();
  // Cancelling an upload must not cancel the read that follows.
  const reading = anySignal(session, finished.signal);
  const sending = anySignal(reading, signal);
  let before: Seen | undefined;
  try {
    before = await prepare(options, input, sending);
    return { before, answer: await options.send(input, { before, signal: sending, onProgress }) };
  } catch (failure) {
    if (failure instanceof WriteFailure) throw failure;
    const why = endOf(failure, signal);
    const isUnknown = why === 'cancelled' || isOutcomeUnknown(failure);
    if (!isUnknown || before === undefined || options.has(before, input, before)) {
      // If the record had the change before the call, the read proves nothing.
      throw new WriteFailure(why, failure);
    }
    // After cancelling, the user does not want to wait.
    const waits = why === 'cancelled' ? [0] : undefined;
    if (!waits) onChecking?.();
    if (!(await isApplied(options, input, { before, signal: reading, waits }))) {
      throw new WriteFailure(why, failure);
    }
    api.settle(failure);
    return { before, answer: null };
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
  if (failure instanceof InDoubt) return 'doubtful';
  if (!isOutcomeUnknown(failure)) return 'refused';
  return failure instanceof NetworkFailure ? 'lost' : 'unclear';
}

interface Lookup<Seen> {
  before: Seen;
  signal: AbortSignal;
  waits: readonly number[] | undefined;
}

async function isApplied<Input, Seen>(
  { has, read }: Pick<MutationOptions<Input, Seen, unknown>, 'has' | 'read'>,
  input: Input,
  { before, signal, waits }: Lookup<Seen>,
): Promise<boolean> {
  const isDecided = (now: Seen) => has(now, input, before);
  const again = (limited: AbortSignal) => read(input, limited);
  try {
    const last = await readBack<Seen>(again, { isDecided, waits, signal });
    return last !== null && isDecided(last);
  } catch {
    return false;
  }
}
