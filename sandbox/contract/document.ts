import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';
import type { EndpointName } from '../endpoints.ts';

/** A schema of the document; only what this folder reads of it is named. */
export interface Schema {
  $ref?: string;
  type?: string | string[];
  format?: string;
  required?: string[];
  properties?: Record<string, Schema>;
  items?: Schema;
  anyOf?: Schema[];
  allOf?: Schema[];
}

export interface Content {
  schema: Schema;
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
  parameters?: Parameter[];
  requestBody?: Body;
  responses: Record<string, Body>;
  security?: unknown[];
}

export interface ContractDocument {
  paths: Record<string, Record<string, Operation>>;
}

/** Reads contract/openapi.yaml, from the sources as well as from a bundle in a sibling folder. */
export function loadDocument(): ContractDocument {
  let folder = dirname(fileURLToPath(import.meta.url));
  while (!existsSync(join(folder, 'contract', 'openapi.yaml'))) {
    if (folder === dirname(folder)) throw new Error('contract/openapi.yaml is missing.');
    folder = dirname(folder);
  }
  return parse(readFileSync(join(folder, 'contract', 'openapi.yaml'), 'utf8'));
}

export function findOperation(document: ContractDocument, name: EndpointName): Operation {
  const operations = Object.values(document.paths).flatMap((path) => Object.values(path));
  const found = operations.find(({ operationId }) => operationId === name);
  if (!found) throw new Error(`The contract has no operation ${name}.`);
  return found;
}

/** How a call is made; the path as the document has it, with `{id}` in it. */
export interface Route {
  method: string;
  path: string;
}

export function findRoute(document: ContractDocument, name: EndpointName): Route {
  for (const [path, operations] of Object.entries(document.paths)) {
    for (const [method, { operationId }] of Object.entries(operations)) {
      if (operationId === name) return { method, path };
    }
  }
  throw new Error(`The contract has no operation ${name}.`);
}

/** What a local `$ref` points at; anything else is itself. */
export function resolveRef<T extends { $ref?: string }>(document: object, part: T): T {
  if (!part.$ref) return part;
  const steps = part.$ref.replace('#/', '').split('/');
  const target = steps.reduce<unknown>((inner, step) => Reflect.get(Object(inner), step), document);
  return Object.assign({}, target) as T;
}
