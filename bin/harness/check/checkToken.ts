import { createHmac, randomBytes } from 'node:crypto';
import type { EndpointName } from '../../../sandbox/endpoints.ts';
import {
  type Answer,
  type Backend,
  codeOf,
  conforms,
  differs,
  failureOf,
  parse,
  sendStep,
  whyNotAsked,
} from './backend.ts';
import { type Known, protectedReads } from './plan.ts';

/** One call for each kind of data. A backend that verifies tokens at all verifies them in the same way everywhere. */
const SAMPLE: readonly EndpointName[] = ['vendorGet', 'dashboard', 'orderHistory'];

/**
 * Makes protected calls with this token; each must be refused with 401. Without a token it makes all protected calls,
 * because a single route may lack the check.
 */
export async function checkToken(backend: Backend, context: Known, token: string): Promise<Answer> {
  const wrong: string[] = [];
  const steps = protectedReads(context).filter(
    ({ endpoint }) =>
      (token === '' || SAMPLE.includes(endpoint)) && !whyNotAsked(backend, endpoint),
  );
  for (const step of steps) {
    const outcome = await outcomeOf(sendStep(backend, step, context, { token }));
    if (outcome !== '401') wrong.push(`${step.endpoint}: ${outcome}`);
  }
  return wrong.length === 0 ? conforms : differs(`expected 401; ${wrong.join(', ')}`);
}

async function outcomeOf(sent: Promise<Response>): Promise<string> {
  try {
    const response = await sent;
    return String(codeOf(response.status, parse(await response.text())));
  } catch (error) {
    return failureOf(error);
  }
}

/** A well-formed JSON Web Token for this vendor from another issuer. */
export function foreignToken({ vendorId }: Known): string {
  const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');
  const expires = Math.floor(Date.now() / 1000) + 3600;
  const claims = { iss: 'https://other.example', sub: vendorId, exp: expires };
  const signed = `${encode({ alg: 'HS256', typ: 'JWT' })}.${encode(claims)}`;
  return `${signed}.${createHmac('sha256', randomBytes(32)).update(signed).digest('base64url')}`;
}

/** The token of the session with one character changed. */
export function alteredToken({ token }: Known): string {
  // Do not change the last Base64 characters: they may contain unused bits.
  const at = Math.max(0, token.length - 5);
  const other = token[at] === 'A' ? 'B' : 'A';
  return token.slice(0, at) + other + token.slice(at + 1);
}
