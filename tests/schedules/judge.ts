import type { Network } from './network.ts';
import type { Printer } from './printer.ts';
import type { Click, Tap, Who } from './tab.ts';

/** The latest time for sending a step, in ms: five seconds to undo it and two for a slow timer (c25). */
const LATEST_STEP_MS = 7_000;

/** A change that the marketplace has received. */
export interface Entry {
  effective: boolean;
  fields: { food_order_id?: string; status?: string };
}

/** The observations of a schedule. */
export interface Played {
  clicks: readonly Click[];
  /** Clicks in open tabs that have no final outcome. */
  silent: readonly Click[];
  /** The orders of the tickets that the printing device lists. */
  listed: readonly string[];
  /** Whether a tab was stalled until `listed` was read: what it printed afterwards was too late. */
  isLate: boolean;
  taps: readonly Tap[];
  /** The lists of each open tab at the time when they must be correct. */
  shown: readonly string[][];
  isSettled: boolean;
  reader: Who;
}

interface Judged extends Played {
  journal: readonly Entry[];
  truth: readonly string[];
  sent: Network['sent'];
  printer: Printer;
}

/** Describes each failure of a schedule in a sentence. */
export function judge(judged: Judged): string[] {
  const { clicks, silent, taps, shown, isSettled, journal, truth, sent } = judged;
  const failures = [...taps.flatMap(judgeTap), ...judgePaper(judged)];
  const nameOf = (id: unknown, to: unknown) => `${String(id)} to ${String(to)}`;
  const count = <Row>(rows: readonly Row[], name: string, read: (row: Row) => string) =>
    rows.filter((row) => read(row) === name).length;
  const clickName = (click: Click) => nameOf(click.orderId, click.to);
  const sentName = (call: Network['sent'][number]) => nameOf(call.food_order_id, call.status);
  const effective = journal.filter((entry) => entry.effective);
  const entryName = ({ fields }: Entry) => nameOf(fields.food_order_id, fields.status);

  for (const name of new Set([
    ...clicks.map(clickName),
    ...sent.map(sentName),
    ...effective.map(entryName),
  ])) {
    const wished = count(clicks, name, clickName);
    if (count(sent, name, sentName) > wished)
      failures.push(`${name}: sent more often than clicked`);
    const done = count(effective, name, entryName);
    if (done > 1) failures.push(`${name}: doubled`);
    const said = clicks.filter((click) => clickName(click) === name).map((click) => click.said);
    if (said.includes('applied') && done === 0) failures.push(`${name}: lost`);
    const isDenied = said.every((word) => word === 'notApplied' || word === 'refused');
    if (said.length > 0 && isDenied && done > 0) failures.push(`${name}: denied, but done`);
  }
  for (const click of silent) failures.push(`${clickName(click)}: never told`);
  if (!isSettled) failures.push('a change is still under way');
  for (const lists of shown) {
    if (lists.join() !== truth.join()) failures.push(`shows ${lists.join()}, is ${truth.join()}`);
  }
  return failures;
}

/** An accepted order must be printed or listed, and each further print must be a copy. */
function judgePaper({ journal, listed, isLate, printer: { papers } }: Judged): string[] {
  const accepted = journal.filter(
    ({ effective, fields }) => effective && fields.status === 'cooking',
  );
  return accepted.flatMap(({ fields: { food_order_id: id = '' } }) => {
    const firsts = papers.filter((paper) => paper.id === id && paper.copy === 1);
    const isListed = listed.includes(id) || (!isLate && papers.some((paper) => paper.id === id));
    return [
      ...(isListed ? [] : [`ticket of ${id}: neither printed nor listed`]),
      ...(firsts.length > 1 ? [`ticket of ${id}: printed twice without COPY 2`] : []),
    ];
  });
}

/** A step must be sent once and in time, or dropped with a reason. */
function judgeTap({ orderId, to, at, ends }: Tap): string[] {
  const name = `step of ${orderId} to ${to}`;
  const [first] = ends;
  if (!first || ends.length > 1) return [`${name}: ended ${ends.length} times`];
  const tookMs = first.at - at;
  const isLate = first.by === 'sent' && tookMs > LATEST_STEP_MS;
  return isLate ? [`${name}: sent after ${tookMs} ms`] : [];
}
