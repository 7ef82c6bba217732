import type { Contract } from '../../../sandbox/contract/index.ts';
import { asObject } from '../../../sandbox/fields.ts';
import type { Route } from '../../../sandbox/contract/document.ts';
import type { Known, Step } from './plan.ts';

/** As long as the portal itself waits. */
const TIMEOUT_MS = 10_000;
const ABSENT = [404, 405, 501];

export type Verdict = 'conforms' | 'missing' | 'differs' | 'skipped';

/** One line of the report. */
export interface Finding {
  /** The operation id, or the name of a capability. */
  endpoint: string;
  method: string;
  path: string;
  verdict: Verdict;
  /** What differs, or why it was not called; `''` when it conforms. */
  detail: string;
}

export interface Answer {
  verdict: Verdict;
  detail: string;
  data: unknown;
}

function judge(contract: Contract, { endpoint }: Step, status: number, source: string): Answer {
  const body = parse(source);
  const wire = asObject(body);
  if (wire?.statusCode === undefined && ABSENT.includes(status)) {
    return { verdict: 'missing', detail: `HTTP ${status}`, data: null };
  }
  const differs = (detail: string): Answer => ({ verdict: 'differs', detail, data: null });
  if (body === undefined) return differs(`HTTP ${status} without JSON`);
  const problem = contract.answerProblem(endpoint, status, body);
  if (problem) return differs(problem);
  const told = typeof wire?.statusCode === 'number' ? wire.statusCode : status;
  if (told < 200 || told > 299) return differs(`refused with ${told}`);
  return { verdict: 'conforms', detail: '', data: wire?.data };
}

function parse(source: string): unknown {
  try {
    return JSON.parse(source);
  } catch {
    return undefined;
  }
}

/** Makes the call of a step as the portal would, and holds the answer against the contract. */
export async function callBackend(
  contract: Contract,
  host: string,
  { method, path }: Route,
  step: Step,
  known: Known,
  key?: string,
): Promise<Answer> {
  const suffix = step.suffix?.(known) ?? '';
  const id = suffix.startsWith('?') ? suffix : encodeURIComponent(suffix);
  const address = `${host.replace(/\/+$/, '')}${path.replace(/\{\w+\}/, '')}${id}`;
  const fields = step.fields?.(known);
  try {
    const response = await fetch(address, {
      method: method.toUpperCase(),
      headers: {
        accept: 'application/json',
        ...(known.token ? { authorization: `Bearer ${known.token}` } : {}),
        ...(key ? { 'idempotency-key': key } : {}),
        ...(fields ? { 'content-type': 'application/json' } : {}),
      },
      ...(fields ? { body: JSON.stringify(fields) } : {}),
      // A bearer never follows to another place.
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    return judge(contract, step, response.status, await response.text());
  } catch (error) {
    const isSlow = error instanceof Error && error.name === 'TimeoutError';
    const detail = isSlow ? `no answer in ${TIMEOUT_MS / 1000} s` : 'no answer';
    return { verdict: 'differs', detail, data: null };
  }
}
