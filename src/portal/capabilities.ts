import { useEffect } from 'react';
import { Diagnosis } from '../core/api/errors';
import type { Capability } from '../core/contracts';
import type { Findings } from './diagnostics/createFindings';

const KNOWN: readonly string[] = ['idempotency'] satisfies readonly Capability[];

/** Whether the `capabilities` prop names it; a host without types may have given anything. */
export function namesCapability(given: unknown, capability: Capability): boolean {
  return Array.isArray(given) && given.includes(capability);
}

/** Reports what the `capabilities` prop holds and the portal does not know. */
export function useCapabilityCheck(given: unknown, findings: Findings): void {
  const unknown = unknownIn(given);
  useEffect(() => {
    if (unknown !== '') findings.report(diagnose(unknown));
  }, [unknown, findings]);
}

function unknownIn(given: unknown): string {
  if (given === undefined || given === null) return '';
  if (!Array.isArray(given)) return `no list but a ${typeof given}`;
  return given
    .map(String)
    .filter((name) => !KNOWN.includes(name))
    .join(', ');
}

function diagnose(unknown: string): Diagnosis {
  return new Diagnosis(
    'config',
    `The capabilities prop holds what the portal does not know: ${unknown}`,
    'Give a list of known names:',
    `capabilities={[${KNOWN.map((name) => `'${name}'`).join(', ')}]}`,
  );
}
