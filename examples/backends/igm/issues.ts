import { type Backend, type InputOf, type OrderIssue, Refused } from 'vendor-portal/backend';
import { pathOf, read } from '../rest/backend.ts';
import { deadlineOf, EXPECTS, refundOf, refundTag, tagOf } from './igm.ts';
import type * as Igm from './types.ts';

const KINDS: Record<string, OrderIssue['kind']> = {
  ITM001: 'missing',
  ITM003: 'wrong',
  ITM004: 'quality',
  FLM003: 'late',
  FLM004: 'damaged',
  PMT003: 'payment',
};
const LEVELS = { ISSUE: 'issue', GRIEVANCE: 'grievance', DISPUTE: 'dispute' } as const;
const STATUS_OF_NACK: Record<string, number> = { IGM005: 404, 'not-expected': 409 };

export const issues = {
  orderIssues: async ({ state, food_order_id, size, cursor }, call) => {
    const query = {
      limit: String(size),
      ...(state && { expects: String(state === 'open') }),
      ...(food_order_id && { order: food_order_id }),
      ...(cursor && { after: cursor }),
    };
    const page = await read<Igm.Page>(call, { path: '/v2/igm/issues', query });
    return { data: page.issues.map(toIssue), next: page.next };
  },
  orderIssueAnswer: async (answer, call) => {
    const path = pathOf('igm/issues', answer.issue_id);
    const before = await read<Igm.Issue>(call, { path });
    const issue = { id: before.id, actions: [fromAnswer(answer, before)] };
    const update_target = [{ path: 'issue.actions', action: 'APPENDED' }];
    const body = { context: { action: 'on_issue' }, message: { issue, update_target } };
    const ack = await read<Igm.Ack>(call, { method: 'POST', path: '/v2/igm/on_issue', body });
    const { code = '', message = '' } = ack.error ?? {};
    if (ack.error) throw new Refused({ status: STATUS_OF_NACK[code] ?? 422, message });
    return { data: toIssue(await read<Igm.Issue>(call, { path })) };
  },
  orderIssueProof: async ({ photo }, call) => {
    const body = new FormData();
    body.append('image', photo);
    const { id } = await read<Igm.Image>(call, { method: 'POST', path: '/v2/igm/images', body });
    return { data: { _id: id } };
  },
} satisfies Backend;

const kindOf = ({ descriptor }: Igm.Resolution) =>
  descriptor.code === 'REPLACEMENT' ? 'replacement' : 'refund';

/** What the customer wishes, and what the node of the seller allows. */
function split({ resolutions, source_id }: Igm.Issue) {
  const wish = resolutions.find(({ proposed_by }) => proposed_by === source_id);
  return { wish, allowed: resolutions.filter((one) => one !== wish) };
}

function toIssue(issue: Igm.Issue): OrderIssue {
  const order = issue.refs.find(({ ref_type }) => ref_type === 'ORDER');
  const { code, short_desc } = issue.actions.at(-1)?.descriptor ?? {};
  const isOpen = EXPECTS.some((one) => one === code);
  const { wish, allowed } = split(issue);
  const settlement = toSettlement(issue);
  const ended = code === 'CLOSED' ? 'withdrawn' : 'answered';
  return {
    _id: issue.id,
    food_order_id: order?.ref_id ?? '',
    order_id: tagOf(order, 'number') ?? '',
    kind: KINDS[issue.descriptor.code] ?? 'other',
    message: issue.descriptor.long_desc,
    evidence: (issue.descriptor.images ?? []).map(({ url }) => ({ url, type: 'image' })),
    items: issue.refs.filter(({ ref_type }) => ref_type === 'ITEM').map(toLine),
    asks: wish ? { kind: kindOf(wish), amount: refundOf(wish) } : null,
    created_at: issue.created_at,
    expires_at: isOpen ? deadlineOf(issue) : null,
    // Without an answer, the issue goes to the next level.
    if_silent: 'none',
    offers: allowed.flatMap(toOffer),
    reasons: allowed
      .filter(({ descriptor }) => descriptor.code === 'NO-ACTION')
      .map(({ id, descriptor }) => ({ id, label: descriptor.short_desc, for: 'reject' })),
    level: LEVELS[issue.level],
    question: code === 'INFO_REQUESTED' ? (short_desc ?? null) : null,
    state: isOpen ? 'open' : settlement ? 'settled' : ended,
    answered: toAnswered(issue),
    settlement,
  };
}

function toLine(ref: Igm.Ref) {
  const quantity = Number(tagOf(ref, 'quantity.selected.count') ?? 1);
  const amount = Number(tagOf(ref, 'price') ?? 0);
  return { line_id: ref.ref_id, name: tagOf(ref, 'name') ?? ref.ref_id, quantity, amount };
}

function toOffer(resolution: Igm.Resolution): NonNullable<OrderIssue['offers']> {
  if (kindOf(resolution) === 'replacement') return [{ kind: 'replacement' }];
  const max = refundOf(resolution);
  return max ? [{ kind: 'refund', max }] : [];
}

/** The last action of the restaurant. */
function toAnswered(issue: Igm.Issue): OrderIssue['answered'] {
  const provider = issue.actors.find(({ type }) => type === 'PROVIDER')?.id;
  const action = issue.actions.findLast(({ action_by }) => action_by === provider);
  if (!action) return null;
  const { resolution, descriptor, updated_at: at, actor_details } = action;
  const answer = resolution ? answerOf(issue, resolution) : 'inform';
  return {
    answer,
    by: actor_details.name,
    at,
    reason_id: resolution && answer === 'reject' ? resolution.id : null,
    text: descriptor.short_desc ?? null,
    amount: resolution && answer === 'offer' ? refundOf(resolution) : null,
    proof: (descriptor.images ?? []).map(({ url }) => url.replace('photos/', '')),
  };
}

function answerOf(issue: Igm.Issue, { id, descriptor }: Igm.Resolution) {
  if (descriptor.code === 'NO-ACTION') return 'reject';
  return id === split(issue).wish?.id ? 'accept' : 'offer';
}

function toSettlement(issue: Igm.Issue): OrderIssue['settlement'] {
  const end = issue.actions.findLast(({ descriptor }) => descriptor.code === 'RESOLVED');
  if (!end?.resolution) return null;
  const answer = answerOf(issue, end.resolution);
  const isOfficer = issue.actors.some(({ id, type }) => id === end.action_by && /GRO/.test(type));
  return {
    outcome: ({ accept: 'accepted', offer: 'offered', reject: 'rejected' } as const)[answer],
    amount: refundOf(end.resolution),
    by: isOfficer ? 'marketplace' : answer === 'accept' ? 'restaurant' : 'customer',
    at: end.updated_at,
  };
}

function fromAnswer({ answer, text, ...given }: InputOf<'orderIssueAnswer'>, issue: Igm.Issue) {
  const images = (given.proof ?? []).map((id) => ({ url: `photos/${id}` }));
  const action = { ...(text && { short_desc: text }), images };
  if (answer === 'inform') return { descriptor: { ...action, code: 'INFO_PROVIDED' } };
  const { wish, allowed } = split(issue);
  const code = given.amount ? 'REFUND' : 'REPLACEMENT';
  const one = {
    accept: wish,
    reject: allowed.find(({ id }) => id === given.reason_id),
    offer: allowed.find(({ descriptor }) => descriptor.code === code),
  }[answer];
  if (!one) throw new Refused({ status: 422, message: 'This answer is not allowed' });
  const resolution = { ...one, ...(given.amount && { tags: [refundTag(given.amount)] }) };
  return { descriptor: { ...action, code: 'RESOLUTION_PROPOSED' }, resolution };
}
