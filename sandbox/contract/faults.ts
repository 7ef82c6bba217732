import type { ErrorObject } from 'ajv/dist/2020.js';
import type { Schema } from './document.ts';

/** One value of an answer that does not match the contract. */
export interface ContractFault {
  /** JSON pointer into the answer; `''` is the whole answer. */
  pointer: string;
  /** The expected shape, such as `number` or `one of active, pending`. */
  expected: string;
  /** The value itself; undefined if it is missing. May be secret. */
  found: unknown;
}

/** Follows the `$ref` of a schema. */
type Resolve = (schema: Schema) => Schema;

/** The faults that the errors of Ajv describe. Needs its options `allErrors` and `verbose`. */
export function faultsOf(errors: readonly ErrorObject[], resolve: Resolve): ContractFault[] {
  const faults = relevant(errors).map((error) => toFault(error, resolve));
  const byText = new Map(faults.map((fault) => [`${fault.pointer} ${fault.expected}`, fault]));
  return [...byText.values()];
}

/**
 * Removes the errors of each alternative of a union. Either the value matches no alternative, or the errors inside the
 * value are more precise.
 */
function relevant(errors: readonly ErrorObject[]): ErrorObject[] {
  const isUnion = ({ keyword }: ErrorObject) => keyword === 'anyOf' || keyword === 'oneOf';
  const unions = errors.filter(isUnion);
  const isInside = (error: ErrorObject, { instancePath }: ErrorObject) =>
    error.instancePath.startsWith(`${instancePath}/`);
  return errors.filter((error) => {
    // The `else` of the schema has its own error.
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
