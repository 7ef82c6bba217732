import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { ApiRefusal } from '../api/errors';

/** The fields of a form by the server's names, in the order of the form. */
export type ServerFields<Values extends FieldValues> = Readonly<Record<string, FieldPath<Values>>>;

/**
 * Shows the messages of a refusal on their fields and focuses the first field; returns the other messages.
 *
 * @param showOther - shows a message of another field, and returns whether it did
 */
export function showServerErrors<Values extends FieldValues>(
  { setError }: Pick<UseFormReturn<Values>, 'setError'>,
  serverFields: ServerFields<Values>,
  failure: unknown,
  showOther: (field: string, message: string) => boolean = () => false,
): string {
  if (!(failure instanceof ApiRefusal)) return '';
  let shouldFocus = true;
  for (const [field, name] of Object.entries(serverFields)) {
    const serverError = failure.fields.findLast((one) => one.field === field);
    if (!serverError) continue;
    setError(name, { type: 'server', message: serverError.message }, { shouldFocus });
    shouldFocus = false;
  }
  const others = failure.fields.filter(
    ({ field, message }) => !Object.hasOwn(serverFields, field) && !showOther(field, message),
  );
  return others.map(({ message }) => message).join(', ');
}
