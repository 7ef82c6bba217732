import type { Fields } from '../../../sandbox/fields.ts';

/** The fields as a form; values that are not text are JSON. */
export function toForm(fields: Fields): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    if (value === undefined) continue;
    form.append(name, typeof value === 'string' ? value : JSON.stringify(value));
  }
  return form;
}
