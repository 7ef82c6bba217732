import { type ConfigFailure, PathFailure } from '../../core/api/errors';
import type { PortalError } from '../../core/contracts';
import { HostDiagnostic } from './HostDiagnostic';
import { PathDiagnostic } from './PathDiagnostic';

interface StartDiagnosticProps {
  failure: ConfigFailure;
  host: string;
  onError: (error: PortalError) => void;
}

/** Why the portal could not be built out of its props. */
export function StartDiagnostic({ failure, host, onError }: StartDiagnosticProps) {
  return failure instanceof PathFailure ? (
    <PathDiagnostic failure={failure} onError={onError} />
  ) : (
    <HostDiagnostic failure={failure} host={host} onError={onError} />
  );
}
