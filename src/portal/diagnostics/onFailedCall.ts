import { endpointOf } from '../../core/api/backend/endpointOf';
import type { FailedAttempt } from '../../core/api/client';
import type { EndpointName } from '../../core/api/endpoints';
import {
  ApiRefusal,
  BadResponse,
  Cancelled,
  isOutcomeUnknown,
  type PortalFailure,
} from '../../core/api/errors';
import type { Host } from '../../core/api/host/host';
import { logFailure } from '../../core/api/logFailure';
import { reportCall } from '../../core/api/reportCall';
import type { Capability, PortalError } from '../../core/contracts';
import type { HostCallbacks } from '../props/useHostCallbacks';
import type { Findings } from './createFindings';
import { explainFailure } from './explainFailure';

interface FailureSetup extends Pick<HostCallbacks, 'logger' | 'onEvent'> {
  hasCapability(capability: Capability): boolean;
  host: Host;
  findings: Findings;
  onError(error: PortalError): void;
  times: Map<string, number>;
}

/**
 * Logs and reports a failed call. If no call has been answered yet (`isFirst`), it also reports what the host page has
 * to change.
 */
export async function onFailedCall(
  failure: PortalFailure,
  attempt: FailedAttempt,
  { isFirst, ...setup }: FailureSetup & { isFirst: boolean },
): Promise<void> {
  if (failure instanceof ApiRefusal && failure.status === attempt.options.handles) return;
  logFailure(setup.logger, failure, attempt);
  reportCall(failure, attempt, setup);
  reportPublicWrite(failure, attempt.operation, setup);
  // After the first answer a failure is a network problem, not a configuration error.
  if (!isFirst || (attempt.isMapped && failure instanceof BadResponse)) return;
  const { host, findings, hasCapability } = setup;
  const body = attempt.answer?.text ?? '';
  const explanation = await explainFailure(failure, body, host, hasCapability('idempotency'));
  // A call that the CSP blocks looks like an unreachable server.
  const isPolicy = findings.getShown().some(({ line }) => line.startsWith('connect-src'));
  if (explanation && !isPolicy) findings.report(explanation);
}

/** Reports a write without a session; other writes are looked up after a lost answer and reported by `mutationAtom`. */
function reportPublicWrite(
  failure: PortalFailure,
  operation: FailedAttempt['operation'],
  { onEvent }: Pick<HostCallbacks, 'onEvent'>,
): void {
  const { public: isPublic, writes } = endpointOf(operation);
  if (!isPublic || !writes || failure instanceof Cancelled) return;
  onEvent({
    type: 'write',
    // Streams write nothing.
    operation: operation as EndpointName,
    outcome: isOutcomeUnknown(failure) ? 'unknown' : 'refused',
  });
}
