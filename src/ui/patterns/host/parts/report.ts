import { Diagnosis } from '../../../../core/api/errors';
import type { PortalError } from '../../../../core/contracts';

/** Reports a mistake in a prop after the render in which it was found. The portal reports equal messages once. */
export type Report = (message: string, advice: string, line: string, cause?: unknown) => void;

export function createReport(onError: (error: PortalError) => void): Report {
  return (message, advice, line, cause) =>
    queueMicrotask(() => onError(new Diagnosis('config', message, advice, line, cause)));
}
