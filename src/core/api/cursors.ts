import { ApiRefusal } from './errors';

const GONE = 410;

/** The backend has forgotten the cursor of a call. */
export function isGone(error: unknown): boolean {
  return error instanceof ApiRefusal && error.status === GONE;
}

/** Options of a call with a cursor: without it, the caller asks again. */
export function handlesGone(cursor: string | null): { handles?: number } {
  return cursor === null ? {} : { handles: GONE };
}
