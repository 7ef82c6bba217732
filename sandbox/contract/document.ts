import type { EndpointName } from '../endpoints.ts';

/** A JSON schema with the keywords that the sandbox reads. */
export interface Schema {
  $ref?: string;
  type?: string | string[];
  format?: string;
  const?: unknown;
  enum?: unknown[];
  required?: string[];
  properties?: Record<string, Schema>;
  items?: Schema;
  anyOf?: Schema[];
  allOf?: Schema[];
  oneOf?: Schema[];
}

export interface Content {
  schema: Schema;
  example?: unknown;
  encoding?: Record<string, { contentType: string }>;
}

export interface Body {
  $ref?: string;
  content?: Record<string, Content>;
}

export interface Parameter {
  $ref?: string;
  name: string;
  in: string;
  required?: boolean;
  schema: Schema;
}

export interface Operation {
  operationId: EndpointName;
  tags: string[];
  /** The capability of an optional call. */
  'x-capability'?: string;
  /** Whether the call adds something each time it is sent. */
  'x-adds'?: string;
  /** `never`: the command `check` does not make the call, because it would change real records. */
  'x-check'?: 'never';
  description: string;
  /** An empty list means that the call needs no token. */
  security?: unknown[];
  parameters?: Parameter[];
  requestBody?: Body;
  responses: Record<string, Body>;
}

export interface ContractDocument {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Schema>; responses: Record<string, Body> };
}

/** One call, spelled as in the contract: the method in lower case, `{id}` for a parameter. */
export interface Route {
  method: string;
  path: string;
  operation: Operation;
}

export function readRoutes({ paths }: ContractDocument): ReadonlyMap<EndpointName, Route> {
  const routes = Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) => ({ method, path, operation })),
  );
  return new Map(routes.map((route) => [route.operation.operationId, route]));
}

/** Returns the target of a local `$ref`, or the part unchanged if it is not a reference. */
export function resolveRef<T extends { $ref?: string }>(document: object, part: T): T {
  if (!part.$ref) return part;
  const steps = part.$ref.replace(/^.*#\//, '').split('/');
  const target = steps.reduce<unknown>((inner, step) => Reflect.get(Object(inner), step), document);
  return Object.assign({}, target) as T;
}
