import { parse } from 'yaml';
import { readFile } from './repository.ts';

/** The parts of JSON Schema that the contract uses. */
export interface Schema {
  $ref?: string;
  type?: string | string[];
  format?: string;
  description?: string;
  deprecated?: boolean;
  required?: string[];
  properties?: Record<string, Schema>;
  items?: Schema;
  allOf?: Schema[];
  anyOf?: Schema[];
  oneOf?: Schema[];
  enum?: unknown[];
  const?: unknown;
  default?: unknown;
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  pattern?: string;
  examples?: unknown[];
  additionalProperties?: boolean | Schema;
}

interface Media {
  schema: Schema;
  example?: unknown;
  examples?: Record<string, { value: unknown }>;
}

interface Content {
  $ref?: string;
  description?: string;
  content?: Record<string, Media>;
}

interface Parameter {
  $ref?: string;
  name: string;
  in: string;
  required?: boolean;
  description?: string;
  schema: Schema;
}

interface Operation {
  operationId: string;
  tags: string[];
  summary: string;
  description?: string;
  parameters?: Parameter[];
  requestBody?: Content;
  responses: Record<string, Content>;
  'x-capability'?: string;
  'x-adds'?: string;
}

interface Document {
  info: { description: string; version: string };
  tags: { name: string; description: string }[];
  'x-capabilities': Record<string, string>;
  paths: Record<string, Record<string, Operation>>;
  components: Record<string, Record<string, unknown>> & { schemas: Record<string, Schema> };
}

const contract = parse(readFile('contract/openapi.yaml')) as Document;

export const { info, tags } = contract;
export const records = Object.entries(contract.components.schemas);

const nameOf = (ref: string) => ref.slice(ref.lastIndexOf('/') + 1);

function resolve<Value extends { $ref?: string }>(value: Value): Value {
  if (!value.$ref) return value;
  const [, , kind = '', name = ''] = value.$ref.split('/');
  return contract.components[kind]?.[name] as Value;
}

export interface Body {
  description?: string | undefined;
  type: string;
  schema: Schema;
  example?: unknown;
}

export interface Call {
  id: string;
  method: string;
  path: string;
  summary: string;
  description?: string | undefined;
  capability?: { name: string; meaning: string } | undefined;
  parameters: Parameter[];
  request?: Body | undefined;
  response?: Body | undefined;
  /** Other statuses, with what they mean. */
  refusals: { status: string; description: string }[];
}

function toBody(content: Content | undefined): Body | undefined {
  if (!content) return undefined;
  const { description, content: media = {} } = resolve(content);
  const [[type, found] = []] = Object.entries(media);
  if (!type || !found) return undefined;
  const example = found.example ?? Object.values(found.examples ?? {})[0]?.value;
  return { description, type, schema: found.schema, example };
}

function toCall(path: string, method: string, operation: Operation): Call {
  const capability = operation['x-capability'];
  const { '200': success, ...others } = operation.responses;
  return {
    id: operation.operationId,
    method: method.toUpperCase(),
    path,
    summary: operation.summary,
    description: operation.description,
    capability: capability
      ? { name: capability, meaning: contract['x-capabilities'][capability] ?? '' }
      : undefined,
    parameters: (operation.parameters ?? []).map(resolve),
    request: toBody(operation.requestBody),
    response: toBody(success),
    refusals: Object.entries(others).map(([status, content]) => ({
      status,
      description: resolve(content).description ?? '',
    })),
  };
}

const METHODS = ['get', 'post', 'put', 'patch', 'delete'];

/** The calls of each tag, in the order of the contract. */
export const groups = tags.map((tag) => ({
  ...tag,
  slug: tag.name.toLowerCase(),
  title: tag.name[0]?.toUpperCase() + tag.name.slice(1),
  calls: Object.entries(contract.paths).flatMap(([path, item]) =>
    Object.entries(item)
      .filter(([method, { tags }]) => METHODS.includes(method) && tags[0] === tag.name)
      .map(([method, operation]) => toCall(path, method, operation)),
  ),
}));

export interface Field {
  name: string;
  isRequired: boolean;
  type: TypeName;
  /** Limits, format and examples, as short texts. */
  facts: string[];
  description?: string | undefined;
  isDeprecated: boolean;
  /** The fields of an object that has no name of its own. */
  fields: Field[];
}

/** A type as text; `record` is the name of a schema that has its own place. */
export interface TypeName {
  text: string;
  record?: string | undefined;
}

/** All fields of an object, also of the objects that it is made of. */
export function fieldsOf(schema: Schema): Field[] {
  const { properties = {}, required = [], allOf = [], items } = resolve(schema);
  if (items) return fieldsOf(items.$ref ? {} : items);
  const own = Object.entries(properties).map(([name, value]) =>
    toField(name, value, required.includes(name)),
  );
  return [...allOf.flatMap(fieldsOf), ...own];
}

function toField(name: string, schema: Schema, isRequired: boolean): Field {
  const { description, deprecated = false } = schema.$ref
    ? { description: schema.description ?? resolve(schema).description, deprecated: false }
    : schema;
  const target = schema.items ?? schema;
  return {
    name,
    isRequired,
    type: typeOf(schema),
    facts: factsOf(schema.$ref ? resolve(schema) : target),
    description,
    isDeprecated: deprecated,
    fields: isRecord(target) ? [] : fieldsOf(target),
  };
}

/** Whether a schema is a named object. Named texts and numbers are shown where they are used. */
function isRecord(schema: Schema): boolean {
  return schema.$ref !== undefined && fieldsOf(schema).length > 0;
}

function typeOf(schema: Schema): TypeName {
  if (schema.items) {
    const { text, record } = typeOf(schema.items);
    return { text: `${text}[]`, record };
  }
  if (schema.$ref && isRecord(schema)) {
    return { text: nameOf(schema.$ref), record: nameOf(schema.$ref) };
  }
  const { type, anyOf, oneOf, enum: values, const: value, allOf } = resolve(schema);
  if (values) return { text: values.map((one) => JSON.stringify(one)).join(' | ') };
  if (value !== undefined) return { text: JSON.stringify(value) };
  const choices = anyOf ?? oneOf;
  if (choices) {
    const types = choices.map(typeOf);
    const record = types.find((one) => one.record)?.record;
    return { text: [...new Set(types.map(({ text }) => text))].join(' | '), record };
  }
  return { text: type ? [type].flat().join(' | ') : allOf ? 'object' : 'any' };
}

function factsOf({ format, minimum, maximum, minLength, maxLength, ...rest }: Schema): string[] {
  const range = (from: number | undefined, to: number | undefined, unit: string) => {
    if (from === undefined && to === undefined) return [];
    if (to === undefined) return [`at least ${from}${unit}`];
    return [from === undefined ? `at most ${to}${unit}` : `${from} to ${to}${unit}`];
  };
  return [
    ...(format ? [format] : []),
    ...range(minimum, maximum, ''),
    ...range(minLength, maxLength, ' characters'),
    ...(rest.pattern ? [`pattern ${rest.pattern}`] : []),
    ...(rest.default !== undefined ? [`default ${JSON.stringify(rest.default)}`] : []),
    ...(rest.examples
      ? [`such as ${rest.examples.map((one) => JSON.stringify(one)).join(', ')}`]
      : []),
  ];
}
