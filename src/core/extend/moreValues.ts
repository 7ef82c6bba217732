import type { FieldValue } from '../contracts';

/** Values of the host's fields that are sent with a record, by their names. */
export type MoreValues = Readonly<Record<string, FieldValue>>;

/** Adds the host's values to a body, but never in place of a field of the portal. */
export function withMore<Body extends FormData | object>(body: Body, more: MoreValues = {}): Body {
  if (body instanceof FormData) {
    for (const [name, value] of Object.entries(more)) {
      if (!body.has(name)) body.append(name, value === null ? '' : String(value));
    }
    return body;
  }
  return { ...more, ...body } as Body;
}
