import { isDiagnosis, PortalFailure } from '../../core/api/errors';
import type { Services } from '../../core/state/services';

type PushStep = 'register' | 'save' | 'listen' | 'unregister';

/** Logs and reports an error of one step. */
export type Report = (step: PushStep, error: unknown) => void;

const HINT = 'Push is optional: the portal also polls the orders. See the log for the step.';

/** Logs a push failure (A8) by its error name only: the message could hold personal data. */
export function createReport({
  logger,
  callbacks,
}: Pick<Services, 'logger' | 'callbacks'>): Report {
  return (step, error) => {
    logger({ level: 'warn', message: 'push failed', details: { step, error: nameOf(error) } });
    const failure = new PortalFailure('push', `Push failed at the step "${step}"`, HINT);
    // A diagnosis from one of our adapters says what to change.
    callbacks.onError(isDiagnosis(error) ? error : failure);
  };
}

const CODE = /^[a-z]+(?:\/[a-z-]+)+$/;

function nameOf(error: unknown): string {
  if (!(error instanceof Error)) return typeof error;
  const code = 'code' in error ? error.code : null;
  return typeof code === 'string' && CODE.test(code) ? code : error.name.slice(0, 40);
}

/** Adds a listener to an adapter of a host, which may throw or return anything; returns a function that removes it. */
export function listen(report: Report, add: () => unknown): () => void {
  try {
    const stop = add();
    return typeof stop === 'function' ? () => void stop() : () => {};
  } catch (error) {
    report('listen', error);
    return () => {};
  }
}
