import { isSame } from '../fields';
import type { FieldChange, ItemChange, NewRun, Run } from '../types';

/** The run that puts the former values of the changed items back, except pictures, which are sent as files only. */
export function rollBackOf({ changes, results }: Run): NewRun {
  const done = changes.filter(({ id }) => results.get(id)?.isDone);
  const back = done.map(({ id, fields }): ItemChange => ({ id, fields: fields.flatMap(reverse) }));
  return { kind: 'rollBack', changes: back.filter(({ fields }) => fields.length > 0) };
}

function reverse({ from, to, ...rest }: FieldChange): FieldChange[] {
  return rest.field === 'image' || isSame(from, to) ? [] : [{ ...rest, from: to, to: from }];
}
