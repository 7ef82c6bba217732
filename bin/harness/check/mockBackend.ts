import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  type ContractDocument,
  findOperation,
  findRoute,
  loadDocument,
  resolveRef,
  type Schema,
} from '../../../sandbox/contract/document.ts';
import { endpointNames } from '../../../sandbox/endpoints.ts';

interface Sampled extends Schema {
  const?: unknown;
  enum?: unknown[];
  oneOf?: Schema[];
  example?: unknown;
  examples?: unknown[];
  minimum?: number;
  minItems?: number;
}

/** The smallest value that a schema allows, lists with one entry. */
function sampleOf(document: ContractDocument, given: Schema): unknown {
  const schema: Sampled = resolveRef(document, given);
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  const example = schema.example ?? schema.examples?.[0];
  if (example !== undefined) return example;
  const choice = schema.anyOf?.[0] ?? schema.oneOf?.[0];
  // Beside properties a choice only says which of them are required; all are sampled.
  if (choice && !schema.properties) return sampleOf(document, choice);
  const parts = (schema.allOf ?? []).map((part) => sampleOf(document, part));
  if (parts.length > 0 && !schema.properties) return Object.assign({}, ...parts);
  const type = Array.isArray(schema.type) ? schema.type[0] : schema.type;
  if (type === 'array') {
    const item = schema.items ? sampleOf(document, schema.items) : null;
    return Array.from({ length: schema.minItems ?? 1 }, () => item);
  }
  if (type === 'integer' || type === 'number') return schema.minimum ?? 1;
  if (type === 'boolean') return true;
  if (type === 'string') return sampleText(schema);
  if (type === 'null') return null;
  const own = Object.entries(schema.properties ?? {}).map(([name, property]) => [
    name,
    sampleOf(document, property),
  ]);
  return Object.assign({}, ...parts, Object.fromEntries(own));
}

function sampleText({ format }: Sampled): string {
  if (format === 'date-time') return '2026-01-31T09:30:00.000Z';
  if (format === 'date') return '2026-01-31';
  return format === 'email' ? 'someone@demo.example' : 'sample';
}

/** A backend made from the written contract alone: it shares no line with the sandbox's answers. */
export async function startMockBackend(): Promise<{ url: string; close(): void }> {
  const document = loadDocument();
  const answers = new Map(
    endpointNames.map((name) => {
      const { method, path } = findRoute(document, name);
      const response = findOperation(document, name).responses['200'] ?? {};
      const schema = resolveRef(document, response).content?.['application/json']?.schema ?? {};
      const key = `${method.toUpperCase()} ${path.replace('{id}', 'sample')}`;
      return [key, JSON.stringify(sampleOf(document, schema))];
    }),
  );
  const server = createServer((request, response) => {
    const path = (request.url ?? '').split('?')[0];
    const body = answers.get(`${request.method} ${path}`);
    response.writeHead(body ? 200 : 404, { 'content-type': 'application/json' });
    response.end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, close: () => void server.close() };
}
