import type { ErrorObject } from 'ajv';

/** The first fault in words, with the field that it lies in. */
export function problemOf(errors: readonly ErrorObject[]): string {
  const [error] = errors;
  if (!error) return 'The request does not fit the contract.';
  const field = error.instancePath.slice(1).replaceAll('/', '.');
  const missing: unknown = error.params.missingProperty;
  if (typeof missing === 'string')
    return `${[field, missing].filter(Boolean).join('.')} is required`;
  return `${field} ${wording(error)}`.trim();
}

function wording({ keyword, message = 'does not fit' }: ErrorObject): string {
  if (keyword === 'minLength') return 'must not be empty';
  if (keyword === 'pattern') return 'has a wrong form';
  return message;
}
