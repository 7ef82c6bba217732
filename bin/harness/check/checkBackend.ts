import { createContract } from '../../../sandbox/contract/index.ts';
import { type EndpointName, endpointNames } from '../../../sandbox/endpoints.ts';
import { asObject } from '../../../sandbox/fields.ts';
import {
  type Answer,
  type Backend,
  callBackend,
  type Finding,
  routeOf,
  skipped,
  unnamedCapability,
} from './backend.ts';
import { checkCors } from './checkCors.ts';
import {
  type ChangedOrder,
  checkHistoryPages,
  checkOrderChanges,
  readChanges,
} from './checkCursors.ts';
import { checkIdempotency } from './checkIdempotency.ts';
import { checkOrderStatus, type OrderChoice } from './checkOrderStatus.ts';
import { checkChangeStream } from './checkStream.ts';
import { checkExtend, checkReason, checkSnooze } from './checkOptionalWrites.ts';
import { checkBusy, checkDeadline, checkPause } from './checkStore.ts';
import { alteredToken, checkToken, foreignToken } from './checkToken.ts';
import { type Known, plan, signOut, type Step } from './plan.ts';

export interface CheckOptions extends OrderChoice {
  host: string;
  /** Phone number of a vendor; with null, only public calls are made. */
  phone: string | null;
  allowWrites: boolean;
  /** Optional features to check. */
  capabilities?: readonly string[];
  /** Path of `ordersByStatus`, if it differs from the contract. */
  ordersList?: string | undefined;
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
const NEEDS_SESSION = ['token', 'restaurantId'] as const;

/** The checks of capabilities that need more than one answer, with the call that only this check makes. */
const CAPABILITY_CHECKS = [
  ['idempotency', checkIdempotency, true, null],
  ['history.pages', checkHistoryPages, false, null],
  ['orders.changes', checkOrderChanges, false, null],
  ['orders.deadline', checkDeadline, false, null],
  ['orders.extend', checkExtend, true, 'orderExtend'],
  ['orders.reason', checkReason, true, null],
  ['store.pause', checkPause, true, 'storePause'],
  ['store.busy', checkBusy, true, 'storeBusy'],
  ['menu.snooze', checkSnooze, true, 'foodItemSnooze'],
] as const;

function lacking(needs: readonly (keyof Known)[], known: Known): string | null {
  const name = needs.find((one) => known[one] === '');
  return name ? MISSING[name] : null;
}

function reasonToSkip(
  backend: Backend,
  step: Step,
  known: Known,
  { allowWrites }: CheckOptions,
): string | null {
  const optional = unnamed(backend, step.endpoint);
  if (optional) return optional;
  if (step.writes && !allowWrites) return NEEDS_WRITES;
  return lacking(step.needs, known);
}

function unnamed(backend: Backend, endpoint: EndpointName): string | null {
  const capability = unnamedCapability(backend, endpoint);
  return capability && `optional; needs --capability ${capability}`;
}

/** Runs the plan and the other checks. Returns a finding for each call of the contract and for each other check. */
export async function checkBackend(options: CheckOptions): Promise<Finding[]> {
  const { host, ordersList, capabilities = [] } = options;
  const backend = { contract: createContract(), host, ordersList, capabilities };
  const answers = new Map<EndpointName, Answer>();
  const checks = new Map<string, Answer>();
  let known: Known = { ...UNKNOWN, phone: options.phone ?? '' };
  for (const step of plan) {
    if (step === signOut) {
      const since = await currentCursor(backend, known);
      const changed = await changeOrder(backend, known, options);
      answers.set('updateOrderStatus', changed);
      answers.set('orderChangesStream', await openStream(backend, known));
      await checkSession(backend, known, { ...options, since, changed }, { answers, checks });
    }
    if (step.endpoint === 'verifyCode' && answers.get('requestCode')?.verdict === 'conforms') {
      known = { ...known, code: (await options.promptForCode()).trim() };
    }
    const reason = reasonToSkip(backend, step, known, options);
    const answer = reason ? skipped(reason) : await callBackend(backend, step, known);
    if (answer.verdict === 'conforms') known = { ...known, ...step.learn?.(answer.data) };
    if (!step.again) answers.set(step.endpoint, answer);
  }
  const isSignedOut = answers.get('logout')?.verdict === 'conforms';
  checks.set(
    'token.ended',
    isSignedOut ? await checkToken(backend, known, known.token) : skipped('not signed out'),
  );
  checks.set('cors', await checkOrigin(backend, known, options));
  return [
    ...endpointNames.map((endpoint) => {
      const reason = unnamed(backend, endpoint) ?? 'would change real records';
      const answer = answers.get(endpoint) ?? skipped(reason);
      return toFinding(endpoint, answer, routeOf(backend, endpoint));
    }),
    ...[...checks].map(([name, answer]) => toFinding(name, answer)),
  ];
}

async function changeOrder(backend: Backend, known: Known, options: CheckOptions): Promise<Answer> {
  if (!options.allowWrites) return skipped(NEEDS_WRITES);
  const reason = lacking(NEEDS_SESSION, known);
  return reason ? skipped(reason) : checkOrderStatus(backend, known, options);
}

/** Reads the cursor before an order is changed. The check `orders.changes` reports a failure of this call. */
async function currentCursor(backend: Backend, known: Known): Promise<unknown> {
  if (unnamed(backend, 'orderChanges') || lacking(NEEDS_SESSION, known)) return null;
  return asObject((await readChanges(backend, known, null)).data)?.cursor;
}

async function openStream(backend: Backend, known: Known): Promise<Answer> {
  const reason = unnamed(backend, 'orderChangesStream') ?? lacking(NEEDS_SESSION, known);
  return reason ? skipped(reason) : checkChangeStream(backend, known);
}

/** The checks that need a session. */
async function checkSession(
  backend: Backend,
  known: Known,
  options: CheckOptions & ChangedOrder,
  { answers, checks }: { answers: Map<EndpointName, Answer>; checks: Map<string, Answer> },
): Promise<void> {
  const reason = lacking(NEEDS_SESSION, known);
  for (const [name, token] of [
    ['token.missing', ''],
    ['token.foreign', foreignToken(known)],
    ['token.altered', alteredToken(known)],
  ] as const) {
    checks.set(name, reason ? skipped(reason) : await checkToken(backend, known, token));
  }
  for (const [name, check, isWrite, endpoint] of CAPABILITY_CHECKS) {
    if (!backend.capabilities.includes(name)) continue;
    const why = isWrite && !options.allowWrites ? NEEDS_WRITES : reason;
    const answer = why ? skipped(why) : await check(backend, known, options);
    checks.set(name, answer);
    if (endpoint) answers.set(endpoint, answer);
  }
}

function checkOrigin(
  backend: Backend,
  known: Known,
  { origin }: CheckOptions,
): Promise<Answer> | Answer {
  return origin ? checkCors(backend, known, origin) : skipped('needs --origin');
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
