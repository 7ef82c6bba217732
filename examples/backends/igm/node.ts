import { randomUUID } from 'node:crypto';
import { Refusal } from '../rest/problem.ts';
import { deadlineOf, EXPECTS, refundOf } from './igm.ts';
import type { Action, ActionCode, Issue, NewAction, Page, Resolution } from './types.ts';

/** An error of a NACK. */
export class Nack extends Error {
  constructor(
    readonly code: string,
    message: string,
  ) {
    super(message);
  }
}

export interface IssueQuery {
  /** `true`: those that expect an action of the restaurant; `false`: all others. */
  expects?: string;
  order?: string;
  limit?: string;
  after?: string;
}

const LARGEST_PAGE = 100;
const ANSWERS: readonly ActionCode[] = ['INFO_PROVIDED', 'RESOLUTION_PROPOSED'];
const NEXT_LEVEL = { ISSUE: 'GRIEVANCE', GRIEVANCE: 'DISPUTE', DISPUTE: null } as const;

export const expectsAction = ({ actions }: Issue) =>
  EXPECTS.some((code) => code === actions.at(-1)?.descriptor.code);

/** A page of issues. Those that expect an action have the next deadline first, others the newest. */
export function findIssues(issues: readonly Issue[], query: IssueQuery): Page {
  for (const issue of issues) escalateLate(issue);
  const { expects, order, limit = '20', after } = query;
  const found = issues
    .filter((issue) => !expects || String(expectsAction(issue)) === expects)
    .filter(({ refs }) => !order || refs.some(({ ref_id }) => ref_id === order))
    .toSorted((one, other) =>
      expects === 'true'
        ? deadlineOf(one).localeCompare(deadlineOf(other))
        : other.created_at.localeCompare(one.created_at),
    );
  const start = after ? found.findIndex(({ id }) => id === after) + 1 : 0;
  if (after && start === 0) throw new Refusal('unknown-cursor');
  const size = Math.min(Math.max(1, Number(limit) || 1), LARGEST_PAGE);
  const page = found.slice(start, start + size);
  const hasMore = start + size < found.length;
  return { issues: page, next: hasMore ? (page.at(-1)?.id ?? null) : null };
}

/** Without an answer in time, an issue goes to the next level. The last level ends it without a resolution. */
export function escalateLate(issue: Issue, now = Date.now()): void {
  if (!expectsAction(issue) || now < Date.parse(deadlineOf(issue))) return;
  const level = NEXT_LEVEL[issue.level];
  if (level) issue.level = level;
  add(issue, 'NP1', { descriptor: { code: level ? 'ESCALATED' : 'CLOSED' } });
}

/** Adds the action of a restaurant. A wish that it fulfils is resolved at once. */
export function answer(issue: Issue, action: NewAction, name: string): void {
  escalateLate(issue);
  const { code } = action.descriptor;
  if (!expectsAction(issue)) throw new Nack('not-expected', 'This issue expects no action.');
  const { resolution } = action;
  const allowed = issue.resolutions.find(({ id }) => id === resolution?.id);
  const isProposal = code === 'RESOLUTION_PROPOSED';
  if (!ANSWERS.includes(code) || isProposal !== Boolean(allowed)) {
    throw new Nack('IGM001', 'The action does not fit.');
  }
  if (resolution && allowed && (refundOf(resolution) ?? 0) > (refundOf(allowed) ?? 0)) {
    throw new Nack('IGM001', 'The refund is too high.');
  }
  add(issue, 'P1', action, name);
  if (resolution && allowed?.proposed_by === issue.source_id) resolve(issue, resolution, 'NP2');
}

/** What the other side does about the answers of the restaurant: it takes an offer and rejects a refusal once. */
export function react(issue: Issue): void {
  const last = issue.actions.at(-1);
  if (last?.descriptor.code === 'INFO_PROVIDED') {
    const decided = issue.resolutions.find(({ descriptor }) => descriptor.code === 'REFUND');
    if (decided) resolve(issue, decided, 'NP2-GRO');
  }
  if (last?.descriptor.code !== 'RESOLUTION_PROPOSED' || !last.resolution) return;
  const isRefusal = last.resolution.descriptor.code === 'NO-ACTION';
  const wasEscalated = issue.level !== 'ISSUE';
  if (isRefusal && !wasEscalated) {
    issue.level = 'GRIEVANCE';
    add(issue, 'CUST1', { descriptor: { code: 'ESCALATED' } });
    return;
  }
  add(issue, 'CUST1', { descriptor: { code: 'RESOLUTION_ACCEPTED' }, resolution: last.resolution });
  resolve(issue, last.resolution, 'NP2');
}

function resolve(issue: Issue, resolution: Resolution, by: string): void {
  issue.status = 'RESOLVED';
  add(issue, by, { descriptor: { code: 'RESOLVED' }, resolution });
}

function add(issue: Issue, action_by: string, action: NewAction, name = action_by): void {
  const added: Action = {
    ...action,
    id: randomUUID(),
    updated_at: new Date().toISOString(),
    action_by,
    actor_details: { name },
  };
  if (issue.status === 'OPEN') issue.status = 'PROCESSING';
  if (action.descriptor.code === 'CLOSED') issue.status = 'CLOSED';
  issue.actions.push(added);
}
