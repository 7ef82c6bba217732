import { atom } from 'jotai';
import { deviceDataAtom } from '../../../core/device/deviceDataAtom';
import { clip, list, toText } from '../../../core/format/wireValues';
import type { ChangedLine } from '../../../core/orders/changedLines';
import { parseStored } from '../../../core/state/parseStored';
import { storedAtom } from '../../../core/state/storedAtom';

const JOBS = 'print_jobs';

/** Stored data of another tab can arrive this long after its lock was released, in ms. */
export const STORED_MS = 1_000;

/** Maximum number of tickets that are not printed; the oldest are dropped. */
const MAX_UNPRINTED = 500;
/** Maximum number of tickets in the list that are printed or cooked at other stations. */
const MAX_PRINTED = 20;

/** Maximum length of the reason that a printer gives. */
const MAX_REASON = 200;

export const KINDS = ['kot', 'bill'] as const;
/** The slips for an order that was cancelled or changed after its kitchen ticket was printed (c57). */
export const SLIP_KINDS = ['cancelled', 'changed'] as const;
/** The printers that a device can have. */
export const PRINTERS = ['kitchen', 'counter'] as const;

export type TicketKind = (typeof KINDS)[number];
export type SlipKind = (typeof SLIP_KINDS)[number];
export type PrinterName = (typeof PRINTERS)[number];

/** A ticket that this device prints. */
export interface PrintTicket {
  id: string;
  number: string;
  kind: TicketKind | SlipKind;
  copies: number;
  /** Absent if no printer of this device is set up: then the host's printer, or the browser, prints it. */
  printer?: PrinterName | undefined;
  /** Whether it has only the dishes of its printer's station, as a ticket of automatic printing has. */
  isPart?: boolean | undefined;
  /** Counts the slips of an order on its printer, from 1; absent for a ticket. */
  slip?: number | undefined;
  /** The dishes of a slip. Their `item`, which has texts of the order, is not stored (T19). */
  changes?: readonly ChangedLine[] | undefined;
}

export type JobState =
  /** Automatic printing has taken the ticket. */
  | { state: 'waiting' }
  /** A tab prints the ticket and holds its lock; if no tab holds the lock, the outcome is unknown. */
  | { state: 'printing' }
  | { state: 'failed'; reason: string }
  /** The station of its printer cooks none of its dishes. */
  | { state: 'elsewhere' }
  /** `at` is in epoch ms. */
  | { state: 'printed'; at: number };

export type TicketJob = PrintTicket & JobState;

/** The jobs of this restaurant, in the order of their last change. */
export const jobsAtom = storedAtom<readonly TicketJob[]>(JOBS, parse, (jobs) =>
  jobs.length === 0 ? null : JSON.stringify(jobs),
);

/** Reads the job from the storage, which another tab may have changed. */
export const findJobAtom = atom(null, (get, _set, ticket: PrintTicket) =>
  parse(get(deviceDataAtom).get(JOBS)).find((job) => isSame(job, ticket)),
);

/** Changes the state of a job, or removes it with `null`. */
export const setJobAtom = atom(
  null,
  (
    _get,
    set,
    { id, number, kind, copies, printer, isPart, slip, changes }: PrintTicket,
    state: JobState | null,
  ) => {
    const ticket = {
      id,
      number,
      kind,
      copies,
      ...(printer && { printer }),
      ...(isPart && { isPart }),
      ...(slip && { slip, changes: changes?.map(toChange) ?? [] }),
    };
    set(jobsAtom, (stored) => {
      const others = stored.filter((job) => !isSame(job, ticket));
      return state ? limit([...others, { ...ticket, ...state }]) : others;
    });
  },
);

export function nameOf({
  kind,
  id,
  printer,
  slip,
}: Pick<PrintTicket, 'kind' | 'id' | 'printer' | 'slip'>): string {
  const name = slip ? `${kind}.${slip} ${id}` : `${kind} ${id}`;
  return printer ? `${name} ${printer}` : name;
}

function isSame(one: PrintTicket, other: PrintTicket): boolean {
  return nameOf(one) === nameOf(other);
}

function limit(jobs: readonly TicketJob[]): readonly TicketJob[] {
  const isDone = ({ state }: TicketJob) => state === 'printed' || state === 'elsewhere';
  const done = jobs.filter(isDone).slice(-MAX_PRINTED);
  const others = jobs.filter((job) => !isDone(job)).slice(-MAX_UNPRINTED);
  return [...done, ...others];
}

function parse(stored: string | null): TicketJob[] {
  return list(parseStored(stored)).flatMap((wire): TicketJob[] => {
    const kind = [...KINDS, ...SLIP_KINDS].find((one) => one === wire.kind);
    const state = toState(wire);
    const id = toText(wire.id);
    if (!kind || !id || !state) return [];
    const copies = Math.min(4, Math.max(1, Number(wire.copies) || 1));
    const printer = PRINTERS.find((one) => one === wire.printer);
    const ticket = { id, number: clip(toText(wire.number)), kind, copies };
    const isPart = wire.isPart === true;
    const slip = Number(wire.slip) || 0;
    return [
      {
        ...ticket,
        ...(printer && { printer }),
        ...(isPart && { isPart }),
        ...(slip > 0 && { slip, changes: list(wire.changes).map(toChange) }),
        ...state,
      },
    ];
  });
}

function toChange({
  key,
  itemId,
  before,
  after,
}: object & Partial<Record<keyof ChangedLine, unknown>>) {
  return {
    key: toText(key),
    itemId: toText(itemId),
    before: Number(before) || 0,
    after: Number(after) || 0,
  };
}

function toState({ state, reason, at }: Readonly<Record<string, unknown>>): JobState | null {
  if (state === 'waiting' || state === 'printing' || state === 'elsewhere') return { state };
  if (state === 'failed') return { state, reason: toText(reason).slice(0, MAX_REASON) };
  return state === 'printed' ? { state, at: Number(at) || 0 } : null;
}
