import type { Context } from 'hono';
import { OtherContent } from '../shared/once.ts';
import type { Problem } from './api.ts';

const TITLES = {
  'invalid-input': [422, 'The input is not valid'],
  'wrong-code': [401, 'The code is wrong or has expired'],
  'no-session': [401, 'Sign in first'],
  'not-found': [404, 'Not found'],
  'phone-taken': [409, 'This phone number is already registered'],
  'state-conflict': [409, 'The order is in another state'],
  'unknown-cursor': [400, 'This cursor is not known'],
  'other-content': [422, 'The idempotency key belongs to another request'],
} as const;

export type ProblemName = keyof typeof TITLES;

/** A refusal, which becomes a response of RFC 9457. */
export class Refusal extends Error {
  constructor(
    readonly problem: ProblemName,
    readonly errors?: Problem['errors'],
  ) {
    super(problem);
  }
}

/** The response to an error that a route has thrown. */
export function toResponse(error: Error, context: Context): Response {
  if (error instanceof OtherContent) return problemResponse(context, 'other-content');
  if (error instanceof Refusal) return problemResponse(context, error.problem, error.errors);
  return context.json({ title: 'Something went wrong', status: 500 }, 500);
}

function problemResponse(context: Context, name: ProblemName, errors?: Problem['errors']) {
  const [status, title] = TITLES[name];
  const problem: Problem = {
    type: `https://api.tiffin.example/problems/${name}`,
    title,
    status,
    ...(errors && { errors }),
  };
  return context.body(JSON.stringify(problem), status, {
    'Content-Type': 'application/problem+json',
  });
}
