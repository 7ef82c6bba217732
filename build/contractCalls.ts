import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';

interface Operation {
  operationId: string;
  /** An empty list means that the call needs no session. */
  security?: unknown[];
  parameters?: { $ref?: string }[];
  requestBody?: { content?: Record<string, unknown> };
  responses: Record<string, { content?: Record<string, unknown> }>;
  /** When the call adds something each time it is sent. */
  'x-adds'?: string;
  /** How the portal makes the call, where it differs from similar calls: fields of `Endpoint`. */
  'x-portal'?: Record<string, string | boolean>;
}

interface Call extends Operation {
  method: string;
  path: string;
}

interface Contract {
  'x-capabilities': Record<string, string>;
  paths: Record<string, Record<string, Operation>>;
}

const KEY = '#/components/parameters/IdempotencyKey';

/** The calls of `vendor-portal/watch`, whose page does not load the other ones. */
const WATCHED = ['vendorGet', 'waitingOrders'];

/** The files of the names, paths and kinds of all calls and capabilities, by path. */
export function contractCalls(root: string): Record<string, string> {
  const source = readFileSync(join(root, 'contract/openapi.yaml'), 'utf8');
  const { paths, 'x-capabilities': capabilities } = parse(source) as Contract;
  const calls = Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, one]): Call => ({ ...one, method, path })),
  );
  const sent = calls.filter((call) => !isStream(call));
  return {
    'src/core/api/endpoints.ts': endpoints(sent.map(rowOf)),
    'src/core/api/watchedEndpoints.ts': watched(sent.filter(isWatched).map(toEndpoint)),
    'src/core/contracts/backend/additions.ts': additions(calls),
    'src/core/contracts/capabilityNames.ts': capabilityNames(capabilities),
    'sandbox/endpoints.ts': sandboxNames(calls, Object.keys(capabilities)),
  };
}

/** The client does not send streams. */
function isStream({ responses }: Call): boolean {
  return 'text/event-stream' in (responses['200']?.content ?? {});
}

function isWatched({ operationId }: Call): boolean {
  return WATCHED.includes(operationId);
}

function isPublic({ security }: Call): boolean {
  return security?.length === 0;
}

function rowOf(call: Call): string {
  const { operationId } = call;
  return isWatched(call)
    ? `  ${operationId}: watchedEndpoints.${operationId},\n`
    : toEndpoint(call);
}

/** A row with the function of `endpoint.ts` that fits the call. */
function toEndpoint(call: Call): string {
  const { operationId, method, path, parameters = [], requestBody } = call;
  const kinds = {
    get: method === 'get',
    upload: 'multipart/form-data' in (requestBody?.content ?? {}),
    write: parameters.some(({ $ref }) => $ref === KEY),
  };
  const [kind] = Object.entries(kinds).find(([, fits]) => fits) ?? ['post'];
  const extras = {
    ...(isPublic(call) && { public: true }),
    ...(method === 'put' && { method: 'PUT' }),
    ...call['x-portal'],
  };
  const fields = Object.entries(extras).map(([name, value]) => `${name}: ${literal(value)}`);
  const last = fields.length > 0 ? `, { ${fields.join(', ')} }` : '';
  return `  ${operationId}: ${kind}('${path.replace('{id}', ':id')}'${last}),\n`;
}

function literal(value: string | boolean): string {
  return typeof value === 'string' ? `'${value}'` : String(value);
}

const GENERATED = 'Generated from `contract/openapi.yaml` by `npm run contract-types`.';

function endpoints(rows: readonly string[]): string {
  return `import { type Endpoint, get, post, upload, write } from './endpoint';
import { watchedEndpoints } from './watchedEndpoints';

export type { Endpoint, TimeoutKind } from './endpoint';

/**
 * Every call that the portal can make, by its operation id in the contract (A7, B7, T4).
 * ${GENERATED}
 */
export const endpoints = {
${rows.join('')}} as const satisfies Record<string, Endpoint>;

export type EndpointName = keyof typeof endpoints;
`;
}

function watched(rows: readonly string[]): string {
  return `import { post } from './endpoint';

/**
 * The calls of \`vendor-portal/watch\`, in a separate file so that its page does not load the whole table.
 * ${GENERATED}
 */
export const watchedEndpoints = {
${rows.join('')}};
`;
}

function additions(calls: readonly Call[]): string {
  const rows = calls
    .map(({ operationId, 'x-adds': adds = 'never' }) => [operationId, adds] as const)
    .filter(([, adds]) => adds !== 'never')
    .map(([name, adds]) => `  ${name}: '${adds}',\n`);
  return `import type { OperationId } from './backend';

/**
 * When a call adds something each time it is sent: \`x-adds\` of the contract, without the calls that never do.
 * ${GENERATED}
 */
export const ADDITIONS: Readonly<Partial<Record<OperationId, string>>> = {
${rows.join('')}};
`;
}

function capabilityNames(capabilities: Record<string, string>): string {
  const names = Object.keys(capabilities);
  const lines = Object.entries(capabilities).map(
    ([name, text]) => ` * - \`'${name}'\`: ${text}.\n`,
  );
  return `// ${GENERATED}

/**
 * An optional feature of the backend (\`docs/capabilities.md\`).
 *
${lines.join('')} *
 * @public
 */
export type Capability =
${names.map((name) => `  | '${name}'`).join('\n')};

/** @internal */
export const CAPABILITIES: readonly Capability[] = [
${listed(names)}];
`;
}

function sandboxNames(calls: readonly Call[], capabilities: readonly string[]): string {
  const names = (list: readonly Call[]) => list.map(({ operationId }) => operationId);
  return `// ${GENERATED}

/** The calls that need no session. */
const publicNames = [
${listed(names(calls.filter(isPublic)))}] as const;

/** The calls of a signed-in vendor. */
const signedInNames = [
${listed(names(calls.filter((call) => !isPublic(call))))}] as const;

/** The operation ids of all calls. */
export const endpointNames = [...publicNames, ...signedInNames] as const;

export type PublicName = (typeof publicNames)[number];
export type SignedInName = (typeof signedInNames)[number];
export type EndpointName = PublicName | SignedInName;

/** The optional features of a backend, named as in the portal's prop \`capabilities\`. */
export const capabilityNames = [
${listed(capabilities)}] as const;
`;
}

function listed(names: readonly string[]): string {
  return names.map((name) => `  '${name}',\n`).join('');
}
