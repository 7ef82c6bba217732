/**
 * The values of a record that the host asked for with `extraFields`, as the backend sent them. Frozen; at most 1 KiB of
 * JSON for each record, and keys beyond this limit are left out.
 *
 * @public
 */
export type Extra = Readonly<Record<string, unknown>>;
