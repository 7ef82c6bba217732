import { handlesGone } from '../../api/cursors';
import { BadResponse } from '../../api/errors';
import type { ApiClient, CallOptions } from '../../api/types';
import { record, toText } from '../../format/wireValues';
import type { IssueAnswer, IssuePage, OrderIssue } from './types';
import { fromAnswer, toAnsweredIssue, toIssuePage } from './wire';

/** The most issues of one response. */
const SIZE = 100;
/** With more pages, the oldest of the open issues are left out. */
const MOST_PAGES = 10;

type Which = { state: 'open' | 'closed'; cursor?: string | null } | { orderId: string };
type ReadOptions = Pick<CallOptions, 'signal' | 'isQuiet'>;

/** Reads a page of the open or closed issues, or those of an order. */
export async function fetchIssues(
  api: ApiClient,
  { restaurantId, size = SIZE, ...which }: { restaurantId: string; size?: number } & Which,
  options?: ReadOptions,
): Promise<IssuePage> {
  const cursor = 'cursor' in which ? (which.cursor ?? null) : null;
  const list = 'orderId' in which ? { food_order_id: which.orderId } : { state: which.state };
  const body = { restaurant_id: restaurantId, ...list, size, cursor };
  return toIssuePage(await api.page('orderIssues', body, { ...options, ...handlesGone(cursor) }));
}

/** Reads all open issues. */
export async function fetchOpenIssues(
  api: ApiClient,
  restaurantId: string,
  options?: ReadOptions,
): Promise<OrderIssue[]> {
  const issues = new Map<string, OrderIssue>();
  let cursor: string | null = null;
  for (let page = 0; page < MOST_PAGES; page += 1) {
    const call = { restaurantId, state: 'open', cursor } as const;
    const read: IssuePage = await fetchIssues(api, call, options);
    for (const issue of read.issues) issues.set(issue.id, issue);
    cursor = read.next;
    if (cursor === null) break;
  }
  return [...issues.values()];
}

/** Reads an issue again. */
export async function fetchIssue(
  api: ApiClient,
  restaurantId: string,
  { id, orderId }: Pick<OrderIssue, 'id' | 'orderId'>,
  signal?: AbortSignal,
): Promise<OrderIssue> {
  const { issues } = await fetchIssues(api, { restaurantId, orderId }, { signal });
  const issue = issues.find((one) => one.id === id);
  if (!issue) throw new BadResponse('The issue is gone');
  return issue;
}

/** Resolves to the issue after the answer. */
export async function answerIssue(
  api: ApiClient,
  answer: IssueAnswer,
  options?: CallOptions,
): Promise<OrderIssue> {
  const call = { ...options, isRequired: true };
  return toAnsweredIssue(await api.one('orderIssueAnswer', fromAnswer(answer), call));
}

/** Uploads a picture for an answer, and returns its id. To repeat an upload, pass the same file. */
export async function uploadIssueProof(
  api: ApiClient,
  { issueId, photo }: { issueId: string; photo: File },
  options?: Pick<CallOptions, 'signal' | 'onProgress'>,
): Promise<string> {
  const form = new FormData();
  form.append('issue_id', issueId);
  form.append('photo', photo);
  const id = toText(record(await api.one('orderIssueProof', form, options))._id);
  if (!id) throw new BadResponse('The response has no id');
  return id;
}
