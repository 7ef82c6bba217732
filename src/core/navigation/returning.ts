import { record } from '../format/wireValues';

/** State of a navigation that leads back to a screen, which is then found as it was left. */
export const RETURNING = { isReturning: true } as const;

export function isReturning(state: unknown): boolean {
  return record(state).isReturning === true;
}
