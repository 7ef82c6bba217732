import { record } from '../format/wireValues';

/** The history state of a navigation back to a screen, which then restores its scroll position. */
export const RETURNING = { isReturning: true } as const;

export function isReturning(state: unknown): boolean {
  return record(state).isReturning === true;
}
