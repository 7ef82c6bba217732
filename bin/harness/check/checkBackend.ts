import { createContract } from '../../../sandbox/contract/index.ts';
import { loadDocument } from '../../../sandbox/contract/loadDocument.ts';
import { type EndpointName, endpointNames } from '../../../sandbox/endpoints.ts';
import { asObject } from '../../../sandbox/fields.ts';
import type { Backend as BackendMapping } from '../../../src/core/contracts/backend/backend.ts';
import {
  type Answer,
  type Backend,
  callBackend,
  type Finding,
  routeOf,
  skipped,
  whyNotAsked,
} from './backend.ts';
import { checkCategories } from './checkCategories.ts';
import { checkCors } from './checkCors.ts';
import {
  type ChangedOrder,
  checkHistoryPages,
  checkOrderChanges,
  readChanges,
} from './checkCursors.ts';
import { checkDeductions } from './checkDeductions.ts';
import { HISTORY_FILTER_NAMES } from './checkFilters.ts';
import { checkIdempotency } from './checkIdempotency.ts';
import { checkIssues } from './checkIssues.ts';
import { checkItemCreate } from './checkItemCreate.ts';
import { createItemFieldCheck, OPTIONAL_FIELDS } from './checkItemField.ts';
import { checkItemUpdate } from './checkItemUpdate.ts';
import { checkExtend, checkHandover, checkReason, checkSnooze } from './checkOptionalWrites.ts';
import { checkOrderItems } from './checkOrderItems.ts';
import { checkOrderList } from './checkOrderList.ts';
import { checkOrderStatus, type OrderChoice } from './checkOrderStatus.ts';
import { checkProof } from './checkProof.ts';
import { checkPushTest } from './checkPushTest.ts';
import { checkSpecialDay } from './checkSpecialDay.ts';
import { checkBusy, checkDeadline, checkPause } from './checkStore.ts';
import { checkChangeStream } from './checkStream.ts';
import { alteredToken, checkToken, foreignToken } from './checkToken.ts';
import { createMappedFetch, type SentRequests } from './mappedFetch.ts';
import { type Known, plan, type Step, signOut } from './plan.ts';

export interface CheckOptions extends OrderChoice {
  host: string;
  /** Phone number of a vendor; with null, only public calls are made. */
  phone: string | null;
  allowWrites: boolean;
  /** Optional features to check. */
  capabilities?: readonly string[];
  /** The filters of `history.pages`; without it, all. */
  historyFilters?: readonly string[] | undefined;
  /** Path of `ordersByStatus`, if it differs from the contract. */
  ordersList?: string | undefined;
  /** The functions for calls that do not follow the contract. */
  mapping?: BackendMapping | undefined;
  /** The screens that are on; without it, all. */
  screens?: readonly string[] | undefined;
  /** Origin of the page that makes the calls. */
  origin?: string | undefined;
  /** Resolves with the one-time code that the backend has sent. */
  promptForCode(): Promise<string>;
}

const UNKNOWN: Known = {
  phone: '',
  code: '',
  token: '',
  vendorId: '',
  restaurantId: '',
  orderId: '',
  itemId: '',
  memberId: '',
  newMemberId: '',
  payoutCycle: '',
};

const MISSING: Record<keyof Known, string> = {
  phone: 'needs --phone',
  code: 'no code was given',
  token: 'not signed in',
  vendorId: 'the sign-in named no vendor',
  restaurantId: 'the sign-in named no restaurant',
  orderId: 'the history has no order',
  itemId: 'the menu has no item',
  memberId: 'the team has no member',
  newMemberId: 'the added member is not in the list',
  payoutCycle: 'there is no payout cycle',
};

const NEEDS_WRITES = 'writes; needs --allow-writes';
/** A test finds calls that lack a step, a check of a capability and `x-check: never` in the contract. */
export const NO_STEP = 'no step of this command makes the call';
const NEEDS_SESSION = ['token', 'restaurantId'] as const;

/** The checks of capabilities that need more than one answer, with the calls that only this check makes. */
const CAPABILITY_CHECKS = [
  ['idempotency', checkIdempotency, true, null],
  ['history.pages', checkHistoryPages, false, null],
  ['orders.changes', checkOrderChanges, false, null],
  ['orders.deadline', checkDeadline, false, null],
  ['orders.extend', checkExtend, true, 'orderExtend'],
  ['orders.reason', checkReason, true, null],
  ['orders.handover', checkHandover, true, null],
  ['orders.items', checkOrderItems, true, 'orderItemState'],
  ['orders.issues', checkIssues, true, ['orderIssueAnswer', 'orderIssueProof']],
  ['orders.proof', checkProof, true, 'orderProof'],
  ['store.pause', checkPause, true, 'storePause'],
  ['store.busy', checkBusy, true, 'storeBusy'],
  ['menu.snooze', checkSnooze, true, 'foodItemSnooze'],
  ['menu.create', checkItemCreate, true, 'foodItemCreate'],
  ['menu.categories', checkCategories, true, 'dishCategoriesUpdate'],
  ['hours.special', checkSpecialDay, true, ['specialDaySave', 'specialDayDelete']],
  ['push.test', checkPushTest, true, 'pushTest'],
  ['payouts.deductions', checkDeductions, false, null],
] as const;

/** The call that names a record. */
const SOURCES: Partial<Record<keyof Known, EndpointName>> = {
  orderId: 'orderHistory',
  itemId: 'foodItemAll',
  memberId: 'teamList',
  newMemberId: 'teamList',
  payoutCycle: 'pendingPayouts',
};

type Answers = ReadonlyMap<EndpointName, Answer>;
const NO_ANSWERS: Answers = new Map();

/** Why a record is not known: its list is empty, or could not be read. */
function lacking(needs: readonly (keyof Known)[], context: Known, answers: Answers): string | null {
  const name = needs.find((one) => context[one] === '');
  if (!name) return null;
  const source = SOURCES[name];
  const verdict = source && answers.get(source)?.verdict;
  const isUnread = verdict === 'differs' || verdict === 'missing';
  return isUnread ? `${source}, which names the record, ${WORDS[verdict]}` : MISSING[name];
}

const WORDS = { differs: 'differs', missing: 'is missing' } as const;

function reasonToSkip(
  backend: Backend,
  step: Step,
  context: Known,
  { allowWrites, answers }: CheckOptions & { answers: Answers },
): string | null {
  const reason = whyNotAsked(backend, step.endpoint);
  if (reason) return reason;
  if (step.writes && !allowWrites) return NEEDS_WRITES;
  return lacking(step.needs, context, answers);
}

/** Runs the plan and the other checks. Returns a finding for each call of the contract and for each other check. */
export async function checkBackend(options: CheckOptions): Promise<Finding[]> {
  const backend = toBackend(options);
  const answers = new Map<EndpointName, Answer>();
  const checks = new Map<string, Answer>();
  let context: Known = { ...UNKNOWN, phone: options.phone ?? '' };
  for (const step of plan) {
    if (step === signOut) {
      const since = await currentCursor(backend, context);
      const changed = await changeOrder(backend, context, options);
      answers.set('updateOrderStatus', changed);
      answers.set('foodItemUpdate', await changeItem(backend, context, { ...options, answers }));
      answers.set('orderChangesStream', await openStream(backend, context));
      await checkSession(backend, context, { ...options, since, changed }, { answers, checks });
    }
    if (step.endpoint === 'verifyCode' && answers.get('requestCode')?.verdict === 'conforms') {
      context = { ...context, code: (await options.promptForCode()).trim() };
    }
    const reason = reasonToSkip(backend, step, context, { ...options, answers });
    const ask = step.endpoint === 'ordersByStatus' ? checkOrderList : callBackend;
    const answer = reason ? skipped(reason) : await ask(backend, step, context);
    if (answer.verdict === 'conforms') context = { ...context, ...step.learn?.(answer.data) };
    if (!step.again) answers.set(step.endpoint, answer);
  }
  const isSignedOut = answers.get('logout')?.verdict === 'conforms';
  checks.set(
    'token.ended',
    isSignedOut ? await checkToken(backend, context, context.token) : skipped('not signed out'),
  );
  checks.set('cors', await checkOrigin(backend, context, options));
  return [
    ...endpointNames.map((endpoint) => {
      const isNever = backend.contract.isNeverChecked(endpoint);
      const reason = isNever ? 'would change real records' : NO_STEP;
      const answer = answers.get(endpoint) ?? skipped(whyNotAsked(backend, endpoint) ?? reason);
      const requests = backend.requestsOf(endpoint) ?? [];
      return { ...toFinding(endpoint, answer, routeOf(backend, endpoint)), requests };
    }),
    ...[...checks].map(([name, answer]) => toFinding(name, answer)),
  ];
}

function toBackend(options: CheckOptions): Backend {
  const { host, ordersList, mapping, screens = null, capabilities = [] } = options;
  const { historyFilters = HISTORY_FILTER_NAMES } = options;
  const requests: SentRequests = new Map();
  return {
    contract: createContract(loadDocument()),
    host,
    ordersList,
    capabilities,
    historyFilters,
    screens,
    send: createMappedFetch({ backend: mapping ?? {}, host, requests }),
    requestsOf: (endpoint) => (mapping?.[endpoint] ? (requests.get(endpoint) ?? []) : null),
  };
}

/** Why a call that needs only a session is not made. */
function whyNotInSession(backend: Backend, endpoint: EndpointName, context: Known): string | null {
  return whyNotAsked(backend, endpoint) ?? lacking(NEEDS_SESSION, context, NO_ANSWERS);
}

async function changeItem(
  backend: Backend,
  context: Known,
  { answers, ...options }: CheckOptions & { answers: Answers },
): Promise<Answer> {
  const notAsked = whyNotAsked(backend, 'foodItemUpdate');
  if (notAsked) return skipped(notAsked);
  if (!options.allowWrites) return skipped(NEEDS_WRITES);
  const needs: readonly (keyof Known)[] = options.item ? NEEDS_SESSION : ['token', 'itemId'];
  const reason = lacking(needs, context, answers);
  return reason ? skipped(reason) : checkItemUpdate(backend, context, options);
}

async function changeOrder(
  backend: Backend,
  context: Known,
  options: CheckOptions,
): Promise<Answer> {
  const notAsked = whyNotAsked(backend, 'updateOrderStatus');
  if (notAsked) return skipped(notAsked);
  if (!options.allowWrites) return skipped(NEEDS_WRITES);
  const reason = lacking(NEEDS_SESSION, context, NO_ANSWERS);
  return reason ? skipped(reason) : checkOrderStatus(backend, context, options);
}

/** Reads the cursor before an order is changed. The check `orders.changes` reports a failure of this call. */
async function currentCursor(backend: Backend, context: Known): Promise<unknown> {
  if (whyNotInSession(backend, 'orderChanges', context)) return null;
  return asObject((await readChanges(backend, context, null)).data)?.cursor;
}

async function openStream(backend: Backend, context: Known): Promise<Answer> {
  const reason = whyNotInSession(backend, 'orderChangesStream', context);
  return reason ? skipped(reason) : checkChangeStream(backend, context);
}

/** The checks that need a session. */
async function checkSession(
  backend: Backend,
  context: Known,
  options: CheckOptions & ChangedOrder,
  { answers, checks }: { answers: Map<EndpointName, Answer>; checks: Map<string, Answer> },
): Promise<void> {
  const reason = lacking(NEEDS_SESSION, context, NO_ANSWERS);
  for (const [name, token] of [
    ['token.missing', ''],
    ['token.foreign', foreignToken(context)],
    ['token.altered', alteredToken(context)],
  ] as const) {
    checks.set(name, reason ? skipped(reason) : await checkToken(backend, context, token));
  }
  const ofItems = OPTIONAL_FIELDS.map(
    (row) => [row.capability, createItemFieldCheck(row), true, null] as const,
  );
  for (const [name, check, isWrite, endpoints] of [...CAPABILITY_CHECKS, ...ofItems]) {
    if (!backend.capabilities.includes(name)) continue;
    const why = isWrite && !options.allowWrites ? NEEDS_WRITES : reason;
    const answer = why ? skipped(why) : await check(backend, context, options);
    checks.set(name, answer);
    for (const endpoint of [endpoints ?? []].flat()) answers.set(endpoint, answer);
  }
}

function checkOrigin(
  backend: Backend,
  context: Known,
  { origin }: CheckOptions,
): Promise<Answer> | Answer {
  return origin ? checkCors(backend, context, origin) : skipped('needs --origin');
}

function toFinding(
  endpoint: string,
  { verdict, detail, faults }: Answer,
  { method, path } = { method: '', path: '' },
): Finding {
  return { endpoint, method, path, verdict, detail, faults };
}

/** Whether a call that needs a session was made. */
export function isSignedInChecked(findings: readonly Finding[]): boolean {
  return findings.some(
    ({ endpoint, verdict }) => endpoint === 'vendorGet' && verdict !== 'skipped',
  );
}

/** Whether the backend passes. It may lack one of the two calls that update a team member. */
export function isSound(findings: readonly Finding[]): boolean {
  const isUpdate = ({ endpoint }: Finding) => endpoint.startsWith('teamUpdate');
  const hasUpdate = findings.some((one) => isUpdate(one) && one.verdict === 'conforms');
  return findings.every(
    (one) =>
      one.verdict === 'conforms' ||
      one.verdict === 'skipped' ||
      (one.verdict === 'missing' && isUpdate(one) && hasUpdate),
  );
}
