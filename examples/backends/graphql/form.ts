import { refusal } from './errors.ts';

/** The body of a GraphQL request. */
export interface Operation {
  query: string;
  variables?: Record<string, unknown>;
}

/** Reads a form of the GraphQL multipart request specification, with its files at the variables that it names. */
export async function readOperation(request: Request): Promise<Operation> {
  if (!request.headers.get('content-type')?.startsWith('multipart/')) {
    return (await request.json()) as Operation;
  }
  const form = await request.formData();
  const operation = JSON.parse(String(form.get('operations'))) as Operation;
  const map = JSON.parse(String(form.get('map'))) as Record<string, string[]>;
  for (const [part, paths] of Object.entries(map)) {
    for (const path of paths) {
      const [root, name = '', ...rest] = path.split('.');
      // This API has no files in lists or input objects.
      if (root !== 'variables' || rest.length > 0) throw refusal('INVALID', 'Unknown file');
      operation.variables = { ...operation.variables, [name]: form.get(part) };
    }
  }
  return operation;
}
