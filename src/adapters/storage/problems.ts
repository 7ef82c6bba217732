import { PortalFailure } from '../../core/api/errors';
import type { PortalError } from '../../core/contracts';

export type ReportProblem = (message: string, hint?: string) => void;

/** Reports each storage problem once. */
export function reportOnce(onProblem: (error: PortalError) => void): ReportProblem {
  const reported = new Set<string>();
  return (message, hint) => {
    if (reported.has(message)) return;
    reported.add(message);
    onProblem(new PortalFailure('storage', message, hint));
  };
}
