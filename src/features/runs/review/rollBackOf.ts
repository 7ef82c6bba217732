import { isSame } from '../../../core/menu/runs/fields';
import type { FieldChange, ItemChange, NewRun, Run } from '../../../core/menu/runs/types';

/**
 * The run that puts the former values of the items back that were or may have been changed, except pictures, which are
 * sent as files only. An item that turns out to be unchanged when it is read is done without a write.
 */
export function rollBackOf({ changes, results, unclear }: Run): NewRun {
  const sent = changes.filter(({ id }) => results.get(id)?.isDone || unclear.has(id));
  const back = sent.map(({ id, fields }): ItemChange => ({ id, fields: fields.flatMap(reverse) }));
  return { kind: 'rollBack', changes: back.filter(({ fields }) => fields.length > 0) };
}

function reverse({ from, to, ...rest }: FieldChange): FieldChange[] {
  return rest.field === 'image' || isSame(from, to) ? [] : [{ ...rest, from: to, to: from }];
}
