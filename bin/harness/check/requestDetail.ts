import { asObject } from '../../../sandbox/fields.ts';

const OPERATION = /\b(?:query|mutation|subscription)\s+(\w+)/;

/** What a body asks for, without its values: the name of a GraphQL operation, or the names of its fields. */
export function detailOf(body: unknown): string {
  if (body instanceof FormData || body instanceof URLSearchParams) {
    return `form: ${[...new Set(body.keys())].join(', ')}`;
  }
  if (body instanceof Blob) return `file: ${body.type}`;
  const fields = asObject(body);
  if (!fields) return '';
  const { query, operationName } = fields;
  if (typeof query === 'string') {
    const named = typeof operationName === 'string' ? operationName : OPERATION.exec(query)?.[1];
    return named ?? '';
  }
  return Object.keys(fields).join(', ').slice(0, 60);
}
