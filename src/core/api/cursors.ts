import { ApiRefusal } from './errors';

const GONE = 410;

/** Whether the backend no longer knows the cursor of a call. */
export function isGone(error: unknown): boolean {
  return error instanceof ApiRefusal && error.status === GONE;
}

/** Options for a call with a cursor: after a 410, the caller repeats the call without a cursor. */
export function handlesGone(cursor: string | null): { handles?: number } {
  return cursor === null ? {} : { handles: GONE };
}
