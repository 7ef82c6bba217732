import { type AnySchema, ValidationError } from 'yup';

/** The errors of all fields, each with its path, such as `addonGroups[0].items[1].price`. */
export function errorsOf(
  schema: AnySchema,
  values: object,
): readonly { path: string; message: string }[] {
  try {
    schema.validateSync(values, { abortEarly: false });
    return [];
  } catch (failure) {
    if (!(failure instanceof ValidationError)) throw failure;
    const errors = failure.inner.length > 0 ? failure.inner : [failure];
    return errors.map(({ path = '', message }) => ({ path, message }));
  }
}
