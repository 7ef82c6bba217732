import type { IssueKind, OrderIssue } from '../../../core/orders/issues/types';
import { textKey } from '../../../core/text/textKey';

/** The most rows of a table. */
const MOST_ROWS = 10;

export interface PeriodIssues {
  issues: readonly OrderIssue[];
  /** Whether older issues of the period are missing. */
  isCut: boolean;
}

/** A group of issues, with what they cost. */
export interface IssueGroup<Name> {
  name: Name;
  count: number;
  /** What the restaurant pays; `null` if no settlement says an amount. */
  cost: number | null;
}

export interface IssueFigures {
  count: number;
  cost: number | null;
  /** The issues that the restaurant has answered. */
  answered: number;
  /** The issues that were answered, or whose time ran out. */
  due: number;
  /** The dishes with the most issues. An issue counts for each of its dishes. */
  dishes: readonly IssueGroup<string>[];
  kinds: readonly IssueGroup<IssueKind>[];
  /** By the hour of the day, 0 to 23. */
  hours: readonly IssueGroup<number>[];
}

interface IssueFiguresOptions {
  /** Epoch ms; the end is the first moment after the period. */
  start: number;
  end: number;
  hourOf(at: number): number;
}

/** Counts the issues that were made in a period, and adds up what their settlements cost. */
export function computeIssueFigures(
  issues: readonly OrderIssue[],
  { start, end, hourOf }: IssueFiguresOptions,
): IssueFigures {
  const all = createGroups<''>();
  const dishes = createGroups<string>();
  const kinds = createGroups<IssueKind>();
  const hours = createGroups<number>();
  let [answered, silent] = [0, 0];
  for (const issue of issues) {
    const at = Date.parse(issue.createdAt);
    if (!(at >= start && at < end)) continue;
    const cost = issue.settlement?.amount ?? null;
    all.add('', '', cost);
    kinds.add(issue.kind, issue.kind, cost);
    const hour = hourOf(at);
    hours.add(String(hour), hour, cost);
    // The first spelling is shown.
    const names = new Map(issue.items.toReversed().map(({ name }) => [textKey(name), name]));
    for (const [key, name] of names) if (key) dishes.add(key, name, cost);
    if (issue.answered) answered += 1;
    else if (issue.state === 'expired' || issue.settlement?.by === 'silence') silent += 1;
  }
  const [total] = all.list();
  return {
    count: total?.count ?? 0,
    cost: total?.cost ?? null,
    answered,
    due: answered + silent,
    dishes: dishes.list().toSorted(byCount).slice(0, MOST_ROWS),
    kinds: kinds.list().toSorted(byCount),
    hours: hours.list().toSorted((one, other) => one.name - other.name),
  };
}

function byCount(one: IssueGroup<unknown>, other: IssueGroup<unknown>): number {
  return other.count - one.count || (other.cost ?? 0) - (one.cost ?? 0);
}

/** Adds in thousandths, the smallest unit of any currency, because sums of decimals have rounding errors. */
function createGroups<Name>() {
  const groups = new Map<string, { name: Name; count: number; cost: number | null }>();
  return {
    add(key: string, name: Name, cost: number | null): void {
      const group = groups.get(key) ?? { name, count: 0, cost: null };
      groups.set(key, group);
      group.count += 1;
      if (cost !== null) group.cost = (group.cost ?? 0) + Math.round(cost * 1000);
    },
    list: (): IssueGroup<Name>[] =>
      [...groups.values()].map((group) => ({
        ...group,
        cost: group.cost === null ? null : group.cost / 1000,
      })),
  };
}
