import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { ContractCheck, ContractRequest } from '../context.ts';
import type { EndpointName } from '../endpoints.ts';
import { asObject } from '../fields.ts';
import { type Body, findOperation, loadDocument, type Operation, resolveRef } from './document.ts';
import { FILE_MARK, formValues } from './form.ts';
import { problemOf } from './problem.ts';

export interface Contract extends ContractCheck {
  /** What is wrong with an answer, or null. The status in the body wins, as it does for the portal. */
  answerProblem(endpoint: EndpointName, httpStatus: number, body: unknown): string | null;
}

/** Compiles the written contract; each schema when it is first needed. */
export function createContract(): Contract {
  const document = loadDocument();
  const ajv = new Ajv2020({ strict: false, validateFormats: true });
  addFormats(ajv);
  ajv.addFormat('binary', (value: string) => value === FILE_MARK);
  ajv.addSchema(document, 'wire');
  const compiled = new Map<object, ValidateFunction>();

  function check(schema: object, value: unknown): string | null {
    const validate = compiled.get(schema) ?? ajv.compile(withDocument(schema));
    compiled.set(schema, validate);
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
    requestProblem(request) {
      const operation = findOperation(document, request.endpoint);
      return queryProblem(operation, request.query) ?? bodyProblem(operation, request);
    },
    takesKey(endpoint) {
      const { parameters = [] } = findOperation(document, endpoint);
      return parameters.some((one) => resolveRef(document, one).name === 'Idempotency-Key');
    },
    answerProblem(endpoint, httpStatus, body) {
      const told = asObject(body)?.statusCode;
      const status = typeof told === 'number' ? told : httpStatus;
      const response = responseFor(findOperation(document, endpoint), status);
      if (!response) return `status ${status} is not described`;
      const { content } = resolveRef(document, response);
      const schema = content?.['application/json']?.schema;
      return schema ? check(schema, body) : null;
    },
  };
}

/** The same schema with its `#/...` references pointing into the whole document. */
function withDocument(schema: object): object {
  const source = JSON.stringify(schema).replaceAll('"$ref":"#/', '"$ref":"wire#/');
  return JSON.parse(source);
}

function responseFor({ responses }: Operation, status: number): Body | undefined {
  return responses[String(status)] ?? responses[`${Math.floor(status / 100)}XX`];
}
