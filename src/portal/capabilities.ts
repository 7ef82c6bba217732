import { useEffect } from 'react';
import { Diagnosis } from '../core/api/errors';
import type { Capability } from '../core/contracts';
import type { Findings } from './diagnostics/createFindings';

const KNOWN: readonly string[] = ['idempotency'] satisfies readonly Capability[];

export function namesCapability(given: unknown, capability: Capability): boolean {
  return Array.isArray(given) && given.includes(capability);
}

/** Reports unknown entries of the `capabilities` prop. */
export function useCapabilityCheck(given: unknown, findings: Findings): void {
  const unknown = unknownIn(given);
  useEffect(() => {
    if (unknown !== '') findings.report(diagnose(unknown));
  }, [unknown, findings]);
}

function unknownIn(given: unknown): string {
  if (given === undefined || given === null) return '';
  if (!Array.isArray(given)) return `a ${typeof given} instead of a list`;
  return given
    .map(String)
    .filter((name) => !KNOWN.includes(name))
    .join(', ');
}

function diagnose(unknown: string): Diagnosis {
  return new Diagnosis(
    'config',
    `The capabilities prop has unknown values: ${unknown}`,
    'Pass a list of known names:',
    `capabilities={[${KNOWN.map((name) => `'${name}'`).join(', ')}]}`,
  );
}
