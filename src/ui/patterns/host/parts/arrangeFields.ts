import type {
  FieldEntry,
  FormName,
  HostField,
  HostFields,
  LeftOut,
  PortalError,
} from '../../../../core/contracts';
import type { MoreValues } from '../../../../core/extend/moreValues';
import type { AddedField, Arrangement, OwnField } from '../../fields/types';
import { arrangeEntries, isText } from './arrangeEntries';
import { createReport, type Report } from './report';

interface FieldArrangement<Form extends FormName> {
  form: Form;
  own: readonly OwnField<Form>[];
  arrange: NonNullable<HostFields[Form]>;
  /** The server's names of the portal's fields. */
  names: readonly string[];
  onError: (error: PortalError) => void;
}

type Entry<Form extends FormName> = FieldEntry<Form> | HostField | LeftOut<Form>;

/** The fields of a form as the host arranges them. */
export function arrangeFields<Form extends FormName>({
  form,
  own,
  arrange,
  names,
  onError,
}: FieldArrangement<Form>): Arrangement<Form> {
  const prop = `fields.${form}`;
  const report = createReport(onError);
  const taken = new Set(names);
  const entries = arrangeEntries<FieldEntry<Form>, Entry<Form>>({
    prop,
    own: own.map(({ id, label, hint, isRequired = false }) => ({ id, label, hint, isRequired })),
    arrange: arrange as (portalFields: readonly FieldEntry<Form>[]) => readonly Entry<Form>[],
    isUsable: ({ label, kind }) => isText(label) && isKind(kind),
    report,
  });
  const shown: (OwnField<Form> | AddedField)[] = [];
  const fixed: Record<string, MoreValues[string]> = {};
  const stays = own.filter((field) => mustStay(field, entries, prop, report));
  let section = own.find(({ isGroup }) => !isGroup)?.section;
  for (const entry of withMissing(entries, own, stays)) {
    const field = own.find(({ id }) => id === entry.id);
    if (!field) {
      const added = entry as HostField;
      if (isNameTaken(added, taken, prop, report)) continue;
      shown.push({ id: added.id, section, added });
      continue;
    }
    if (isLeftOut(entry) && !stays.includes(field)) {
      if (entry.value !== undefined && !field.isGroup) fixed[nameOf(field)] = entry.value;
      continue;
    }
    // A group, such as the variants, is its own section.
    if (!field.isGroup) ({ section } = field);
    shown.push(isLeftOut(entry) ? field : { ...field, ...textsOf(entry as FieldEntry, field) });
  }
  const hidden = own
    .filter(({ id }) => !shown.some((one) => one.id === id))
    .flatMap(({ id, names: all }) => all ?? [id]);
  return { shown, hidden, fixed };
}

function nameOf({ id, names }: OwnField): string {
  return names?.[0] ?? id;
}

function textsOf({ label, hint }: FieldEntry, field: OwnField): Pick<OwnField, 'label' | 'hint'> {
  return { label: isText(label) ? label : field.label, hint };
}

/** A required field that is left out without a value would block the form. */
function mustStay<Form extends FormName>(
  field: OwnField<Form>,
  entries: readonly Entry<Form>[],
  prop: string,
  report: Report,
): boolean {
  const entry = entries.find(({ id }) => id === field.id);
  const isShown = entry && !isLeftOut(entry);
  const hasValue = entry && isLeftOut(entry) && entry.value !== undefined && !field.isGroup;
  if (isShown || hasValue || !field.isRequired) return false;
  const message = `${prop} leaves out the required field "${field.id}" without a value, so it stays`;
  const line = `${prop}: … { id: '${field.id}', isLeftOut: true, value: … }`;
  report(message, 'Leave the field in, or give the value to send:', line);
  return true;
}

/** Puts fields that must stay, but are in no entry, at their own position. */
function withMissing<Form extends FormName>(
  entries: readonly Entry<Form>[],
  portalFields: readonly OwnField<Form>[],
  stays: readonly OwnField<Form>[],
): readonly (Entry<Form> | OwnField<Form>)[] {
  const all: (Entry<Form> | OwnField<Form>)[] = [...entries];
  for (const field of stays) {
    if (all.some(({ id }) => id === field.id)) continue;
    const before = portalFields.slice(0, portalFields.indexOf(field)).map(({ id }) => id as string);
    all.splice(all.findLastIndex(({ id }) => before.includes(id)) + 1, 0, field);
  }
  return all;
}

function isNameTaken(field: HostField, taken: Set<string>, prop: string, report: Report): boolean {
  const { id, name } = field;
  if (name === undefined) return false;
  if (isText(name) && !taken.has(name)) {
    taken.add(name);
    return false;
  }
  const message = `${prop}: the name of the field "${id}" is used already, so the field is left out`;
  report(message, 'Use a name that no other field has:', `${prop}: … name: 'erp_id'`);
  return true;
}

function isLeftOut(entry: object): entry is LeftOut {
  return (entry as Partial<LeftOut>).isLeftOut === true;
}

const KINDS: readonly unknown[] = ['text', 'number', 'date', 'switch'];

function isKind(kind: unknown): boolean {
  if (KINDS.includes(kind) || typeof kind === 'function') return true;
  if (typeof kind !== 'object' || kind === null) return false;
  // A component can be an object: `memo`, `forwardRef`, `lazy`.
  return '$$typeof' in kind || ('options' in kind && Array.isArray(kind.options));
}
