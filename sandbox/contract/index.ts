import { Ajv2020, type ErrorObject, type Options, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { EndpointName } from '../endpoints.ts';
import { asObject, type Fields } from '../fields.ts';
import {
  type Body,
  type ContractDocument,
  type Operation,
  type Route,
  readRoutes,
  resolveRef,
} from './document.ts';
import { type ContractFault, faultsOf } from './faults.ts';
import { FILE_MARK, formValues } from './form.ts';

export interface ContractRequest {
  endpoint: EndpointName;
  fields: Fields;
  query: Record<string, string>;
  contentType: string;
}

/** Checks requests and answers against contract/openapi.yaml. */
export interface Contract {
  route(endpoint: EndpointName): Route;
  /** The capability that an optional call belongs to, or null. */
  capability(endpoint: EndpointName): string | null;
  /** Whether `check` never makes the call, because it would change real records. */
  isNeverChecked(endpoint: EndpointName): boolean;
  /** Whether the contract describes an `Idempotency-Key` for the call. */
  takesKey(endpoint: EndpointName): boolean;
  /** The media type of the call's body, or null. */
  bodyType(endpoint: EndpointName): string | null;
  /** The first violation in a request, or null. */
  requestProblem(request: ContractRequest): string | null;
  /** All faults of an answer. `statusCode` in the body overrides the HTTP status. */
  answerFaults(endpoint: EndpointName, httpStatus: number, body: unknown): ContractFault[];
}

export function createContract(document: ContractDocument): Contract {
  const routes = readRoutes(document);
  const validatorOf = createValidators(document, {});
  const answerValidatorOf = createValidators(document, { allErrors: true, verbose: true });

  function route(endpoint: EndpointName): Route {
    const match = routes.get(endpoint);
    if (!match) throw new Error(`The contract has no operation ${endpoint}.`);
    return match;
  }

  function check(schema: object, value: unknown): string | null {
    const validate = validatorOf(schema);
    return validate(value) ? null : problemOf(validate.errors ?? []);
  }

  function bodyProblem(operation: Operation, { contentType, fields }: ContractRequest) {
    if (!operation.requestBody) return null;
    const { content = {} } = resolveRef(document, operation.requestBody);
    const [type = '', part] = Object.entries(content)[0] ?? [];
    if (!part) return null;
    if (!contentType.toLowerCase().startsWith(type)) return `The body must be ${type}.`;
    const isForm = type === 'multipart/form-data';
    return check(part.schema, isForm ? formValues(document, part, fields) : fields);
  }

  function queryProblem({ parameters = [] }: Operation, query: Record<string, string>) {
    for (const { name, required, schema, ...rest } of parameters) {
      if (rest.in !== 'query') continue;
      if (required && query[name] === undefined) return `${name} is required`;
      const problem = query[name] === undefined ? null : check(schema, query[name]);
      if (problem) return `${name} ${problem}`;
    }
    return null;
  }

  return {
    route,
    requestProblem(request) {
      const { operation } = route(request.endpoint);
      return queryProblem(operation, request.query) ?? bodyProblem(operation, request);
    },
    capability: (endpoint) => route(endpoint).operation['x-capability'] ?? null,
    isNeverChecked: (endpoint) => route(endpoint).operation['x-check'] === 'never',
    takesKey(endpoint) {
      const { parameters = [] } = route(endpoint).operation;
      return parameters.some((one) => resolveRef(document, one).name === 'Idempotency-Key');
    },
    bodyType(endpoint) {
      const { requestBody } = route(endpoint).operation;
      const { content = {} } = requestBody ? resolveRef(document, requestBody) : {};
      return Object.keys(content)[0] ?? null;
    },
    answerFaults(endpoint, httpStatus, body) {
      const inBody = asObject(body)?.statusCode;
      const status = typeof inBody === 'number' ? inBody : httpStatus;
      const response = responseFor(route(endpoint).operation, status);
      if (!response) {
        return [{ pointer: '/statusCode', expected: 'a status of the contract', found: status }];
      }
      const { content } = resolveRef(document, response);
      const schema = content?.['application/json']?.schema;
      if (!schema) return [];
      const validate = answerValidatorOf(schema);
      if (validate(body)) return [];
      return faultsOf(validate.errors ?? [], (part) => resolveRef(document, part));
    },
  };
}

/** Compiles each schema when it is first used. */
function createValidators(document: ContractDocument, options: Options) {
  const ajv = new Ajv2020({ strict: false, ...options });
  addFormats(ajv);
  ajv.addFormat('binary', (value: string) => value === FILE_MARK);
  ajv.addSchema(document, 'wire');
  const compiled = new Map<object, ValidateFunction>();
  return (schema: object): ValidateFunction => {
    const validate = compiled.get(schema) ?? ajv.compile(withDocument(schema));
    compiled.set(schema, validate);
    return validate;
  };
}

/** Rewrites the `#/...` references of a schema so that they point into the whole document. */
function withDocument(schema: object): object {
  const source = JSON.stringify(schema).replaceAll('"$ref":"#/', '"$ref":"wire#/');
  return JSON.parse(source);
}

function responseFor({ responses }: Operation, status: number): Body | undefined {
  return responses[String(status)] ?? responses[`${Math.floor(status / 100)}XX`];
}

/** Describes the first error, with the path of its field. */
function problemOf(errors: readonly ErrorObject[]): string {
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
