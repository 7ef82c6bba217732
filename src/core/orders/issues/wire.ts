import { BadResponse } from '../../api/errors';
import type { RecordPage } from '../../api/types';
import { toDate, toIso } from '../../format/formats';
import { amount } from '../../format/wireAmount';
import { array, list, record, toText, type Wire } from '../../format/wireValues';
import {
  ISSUE_ANSWERS,
  ISSUE_KINDS,
  ISSUE_LEVELS,
  ISSUE_STATES,
  type IssueAnswer,
  type IssueAnswered,
  type IssueAsk,
  type IssueOffer,
  type IssuePage,
  type IssueReason,
  type IssueSettlement,
  type OrderIssue,
} from './types';

/** The most entries of a list within an issue that a screen shows. */
const MOST = 100;
/** An offer of more minutes is not one for an order. */
const LONGEST_MINUTES = 24 * 60;

const ASKS = ['refund', 'replacement', 'time', 'cancel'] as const;
const OUTCOMES = ['accepted', 'offered', 'rejected'] as const;
const DECIDERS = ['restaurant', 'customer', 'marketplace', 'silence'] as const;

/** Skips rows without an id, which cannot be answered. */
export function toIssues(rows: readonly Wire[]): OrderIssue[] {
  return rows.map(toIssue).filter(({ id }) => id !== '');
}

export function toIssuePage({ rows, body }: RecordPage): IssuePage {
  return { issues: toIssues(rows), next: toText(body.next) || null };
}

/** @throws BadResponse if the answer is not an issue */
export function toAnsweredIssue(wire: Wire | null): OrderIssue {
  const [issue] = wire ? toIssues([wire]) : [];
  if (!issue) throw new BadResponse('The response is not an issue');
  return issue;
}

function toIssue(wire: Wire): OrderIssue {
  return {
    id: toText(wire._id),
    orderId: toText(wire.food_order_id),
    orderNumber: toText(wire.order_id) || toText(wire.food_order_id),
    kind: oneOf(ISSUE_KINDS, wire.kind) ?? 'other',
    message: toText(wire.message),
    evidence: some(wire.evidence)
      .map(({ url, type }) => ({ url: toText(url), type: toText(type) }))
      .filter(({ url }) => url),
    items: some(wire.items).map((line) => ({
      lineId: toText(line.line_id),
      name: toText(line.name),
      quantity: amount(line.quantity) ?? 1,
      amount: toCost(line.amount),
      reason: toText(line.reason),
    })),
    asks: toAsk(record(wire.asks)),
    createdAt: toIso(wire.created_at),
    expiresAt: toDate(wire.expires_at)?.getTime() ?? null,
    ifSilent: oneOf(['accept', 'reject'] as const, wire.if_silent) ?? 'none',
    offers: some(wire.offers)
      .map(toOffer)
      .filter((offer) => offer !== null),
    reasons: some(wire.reasons)
      .map(toReason)
      .filter((reason) => reason !== null),
    level: oneOf(ISSUE_LEVELS, wire.level) ?? 'issue',
    question: toText(wire.question),
    // An issue in a state that we do not know must not be answered.
    state: oneOf(ISSUE_STATES, wire.state) ?? 'answered',
    answered: toAnswered(record(wire.answered)),
    settlement: toSettlement(record(wire.settlement)),
  };
}

export function fromAnswer({ issue, answer, ...given }: IssueAnswer): object {
  const { reasonId, text, amount: offered, minutes, proof = [] } = given;
  return {
    issue_id: issue.id,
    answer,
    ...(reasonId ? { reason_id: reasonId } : {}),
    ...(text?.trim() ? { text: text.trim() } : {}),
    ...(offered === undefined ? {} : { amount: offered }),
    ...(minutes === undefined ? {} : { minutes }),
    ...(proof.length > 0 ? { proof } : {}),
  };
}

function some(value: unknown): Wire[] {
  return list(array(value).slice(0, MOST));
}

function oneOf<Name extends string>(names: readonly Name[], value: unknown): Name | undefined {
  return names.find((name) => name === value);
}

/** An amount that is not negative. */
function toCost(value: unknown): number | null {
  const cost = amount(value);
  return cost !== null && cost >= 0 ? cost : null;
}

function toMinutes(value: unknown): number | null {
  const minutes = amount(value);
  const fits = Number.isInteger(minutes) && minutes !== null && minutes > 0;
  return fits && minutes <= LONGEST_MINUTES ? minutes : null;
}

function toAsk(wire: Wire): IssueAsk | null {
  const kind = oneOf(ASKS, wire.kind);
  return kind ? { kind, amount: toCost(wire.amount), minutes: toMinutes(wire.minutes) } : null;
}

function toOffer(wire: Wire): IssueOffer | null {
  const { kind } = wire;
  if (kind === 'replacement') return { kind };
  if (kind === 'refund') {
    const max = toCost(wire.max);
    return max ? { kind, max } : null;
  }
  const given = array(wire.minutes).map(toMinutes);
  const minutes = [...new Set(given)].filter((one) => one !== null).slice(0, MOST);
  if (kind !== 'time' || minutes.length === 0) return null;
  return { kind, minutes: minutes.toSorted((one, other) => one - other) };
}

function toReason(wire: Wire): IssueReason | null {
  const reason = { id: toText(wire.id), label: toText(wire.label) };
  const answer = oneOf(ISSUE_ANSWERS, wire.for);
  return reason.id && reason.label && answer ? { ...reason, for: answer } : null;
}

function toAnswered(wire: Wire): IssueAnswered | null {
  const answer = oneOf(ISSUE_ANSWERS, wire.answer);
  if (!answer) return null;
  return {
    answer,
    by: toText(wire.by),
    at: toIso(wire.at),
    reasonId: toText(wire.reason_id),
    text: toText(wire.text),
    amount: toCost(wire.amount),
    minutes: toMinutes(wire.minutes),
  };
}

function toSettlement(wire: Wire): IssueSettlement | null {
  const outcome = oneOf(OUTCOMES, wire.outcome);
  if (!outcome) return null;
  return {
    outcome,
    amount: toCost(wire.amount),
    by: oneOf(DECIDERS, wire.by) ?? '',
    at: toIso(wire.at),
    payoutCycle: toText(wire.payout_cycle),
  };
}
