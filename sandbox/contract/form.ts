import type { Fields } from '../fields.ts';
import { type Content, type ContractDocument, resolveRef, type Schema } from './document.ts';

/** Replaces a file in validation. The NUL character makes a collision with real text unlikely. */
export const FILE_MARK = '\u0000file';

/** Parses the parts of a form, so that the same schemas validate forms and JSON. */
export function formValues(
  document: ContractDocument,
  content: Content,
  fields: Fields,
): Record<string, unknown> {
  const { properties = {} } = resolveRef(document, content.schema);
  return Object.fromEntries(
    Object.entries(fields).map(([name, part]) => {
      const schema = properties[name];
      if (!schema) return [name, part];
      if (content.encoding?.[name]) return [name, fromJson(part)];
      return [name, partValue(resolveRef(document, schema), part)];
    }),
  );
}

function partValue(schema: Schema, part: unknown): unknown {
  if (schema.type === 'array') return [part].flat().map(withoutFile);
  if (Array.isArray(part)) return part.map(withoutFile);
  return typeof part === 'string' ? fromText(schema, part) : withoutFile(part);
}

function fromText({ type }: Schema, text: string): unknown {
  const isNumber = type === 'number' || type === 'integer';
  if (isNumber && text.trim() !== '' && Number.isFinite(Number(text))) return Number(text);
  if (type === 'boolean' && (text === 'true' || text === 'false')) return text === 'true';
  return text;
}

function fromJson(part: unknown): unknown {
  if (typeof part !== 'string') return withoutFile(part);
  try {
    return JSON.parse(part);
  } catch {
    return part;
  }
}

function withoutFile(part: unknown): unknown {
  return part instanceof File ? FILE_MARK : part;
}
