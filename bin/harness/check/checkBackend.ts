import { findRoute, loadDocument } from '../../../sandbox/contract/document.ts';
import { createContract } from '../../../sandbox/contract/index.ts';
import { type EndpointName, endpointNames } from '../../../sandbox/endpoints.ts';
import { type Answer, callBackend, type Finding } from './backend.ts';
import { checkIdempotency } from './checkIdempotency.ts';
import { type Known, plan, signOut, type Step } from './plan.ts';

export interface CheckOptions {
  host: string;
  /** Of a vendor of the backend; without one only public calls are made. */
  phone: string | null;
  allowWrites: boolean;
  /** What the backend is said to do besides. */
  capabilities?: readonly string[];
  /** Asks whoever runs the check for the code that the backend has sent. */
  askCode(): Promise<string>;
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
};

const KEYED_WRITE: Step = {
  endpoint: 'teamAdd',
  needs: ['token', 'restaurantId'],
  writes: true,
};

function skipped(detail: string): Answer {
  return { verdict: 'skipped', detail, data: null };
}

function reasonToSkip(step: Step, known: Known, { allowWrites }: CheckOptions): string | null {
  if (step.writes && !allowWrites) return 'writes; needs --allow-writes';
  const lacking = step.needs.find((name) => known[name] === '');
  return lacking ? MISSING[lacking] : null;
}

/** Calls the backend step by step; one finding for every call of the contract. */
export async function checkBackend(options: CheckOptions): Promise<Finding[]> {
  const contract = createContract();
  const document = loadDocument();
  const answers = new Map<EndpointName, Answer>();
  const extras: Finding[] = [];
  let known: Known = { ...UNKNOWN, phone: options.phone ?? '' };
  for (const step of plan) {
    if (step === signOut && options.capabilities?.includes('idempotency')) {
      const reason = reasonToSkip(KEYED_WRITE, known, options);
      const { host } = options;
      const { verdict, detail } = reason
        ? skipped(reason)
        : await checkIdempotency({ contract, document, host }, known);
      const route = findRoute(document, KEYED_WRITE.endpoint);
      extras.push({ endpoint: 'idempotency', ...route, verdict, detail });
    }
    if (step.endpoint === 'verifyCode' && answers.get('requestCode')?.verdict === 'conforms') {
      known = { ...known, code: (await options.askCode()).trim() };
    }
    const reason = reasonToSkip(step, known, options);
    const route = findRoute(document, step.endpoint);
    const answer = reason
      ? skipped(reason)
      : await callBackend(contract, options.host, route, step, known);
    if (answer.verdict === 'conforms') known = { ...known, ...step.learn?.(answer.data) };
    if (!step.again) answers.set(step.endpoint, answer);
  }
  const findings = endpointNames.map((endpoint): Finding => {
    const { verdict, detail } = answers.get(endpoint) ?? skipped('would change real records');
    return { endpoint, ...findRoute(document, endpoint), verdict, detail };
  });
  return [...findings, ...extras];
}

/** A backend needs one of the two ways to change a member, not both. */
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
