import type { ErrorObject } from 'ajv/dist/2020.js';
import type { Schema } from './document.ts';

/** One value of an answer that does not match the contract. */
export interface ContractFault {
  /** JSON pointer into the answer; `''` is the whole answer. */
  pointer: string;
  /** The expected shape, such as `number` or `one of active, pending`. */
  expected: string;
  /** The value, which may be secret; undefined if it is missing. */
  found: unknown;
}

/** Returns the schema that a `$ref` points to. */
type Resolve = (schema: Schema) => Schema;

/** Converts Ajv's errors to faults. Ajv must run with the options `allErrors` and `verbose`. */
export function faultsOf(errors: readonly ErrorObject[], resolve: Resolve): ContractFault[] {
  const faults = relevant(errors).map((error) => toFault(error, resolve));
  const byText = new Map(faults.map((fault) => [`${fault.pointer} ${fault.expected}`, fault]));
  return [...byText.values()];
}

/**
 * Keeps one kind of error for a union: the errors inside the value, which are more precise, or else the error that the
 * value matches no alternative.
 */
function relevant(errors: readonly ErrorObject[]): ErrorObject[] {
  const isUnion = ({ keyword }: ErrorObject) => keyword === 'anyOf' || keyword === 'oneOf';
  const unions = errors.filter(isUnion);
  const isInside = (error: ErrorObject, { instancePath }: ErrorObject) =>
    error.instancePath.startsWith(`${instancePath}/`);
  return errors.filter((error) => {
    // Drop this error, because the schema's `else` has its own error.
    if (error.keyword === 'if') return false;
    if (isUnion(error)) return !errors.some((other) => isInside(other, error));
    return !unions.some(({ instancePath }) => instancePath === error.instancePath);
  });
}

function toFault(error: ErrorObject, resolve: Resolve): ContractFault {
  const { instancePath, params, parentSchema = {}, data } = error;
  const missing: unknown = params.missingProperty;
  if (typeof missing !== 'string') {
    return { pointer: instancePath, expected: expectedBy(error, resolve), found: data };
  }
  const property = (parentSchema as Schema).properties?.[missing];
  const pointer = `${instancePath}/${missing.replaceAll('~', '~0').replaceAll('/', '~1')}`;
  return { pointer, expected: describe(property, resolve), found: undefined };
}

function expectedBy(error: ErrorObject, resolve: Resolve): string {
  const limit = String(error.schema);
  switch (error.keyword) {
    case 'minItems':
      return `at least ${limit} entries`;
    case 'maxItems':
      return `at most ${limit} entries`;
    case 'minLength':
      return `at least ${limit} characters`;
    case 'maxLength':
      return `at most ${limit} characters`;
    case 'pattern':
      return `string like ${limit}`;
    case 'minimum':
      return `number from ${limit}`;
    case 'maximum':
      return `number up to ${limit}`;
    default:
      return describe(error.parentSchema as Schema, resolve);
  }
}

function describe(given: Schema | true | undefined, resolve: Resolve): string {
  if (!given || given === true) return 'a value';
  const schema = resolve(given);
  const union = schema.anyOf ?? schema.oneOf;
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum) return `one of ${schema.enum.join(', ')}`;
  if (union) return [...new Set(union.map((one) => describe(one, resolve)))].join(' or ');
  if (schema.allOf) return describe(schema.allOf[0], resolve);
  const type = [schema.type ?? 'a value'].flat().join(' or ');
  return schema.format ? `${type} in the format ${schema.format}` : type;
}
