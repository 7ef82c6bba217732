import type { Extra, FieldId, FormName, HostField } from '../../../core/contracts';
import type { MoreValues } from '../../../core/extend/moreValues';
import type { Wire } from '../../../core/format/wireValues';

/** A field of the portal in a form. */
export interface OwnField<Form extends FormName = FormName> {
  id: FieldId<Form>;
  label: string;
  hint?: string | undefined;
  isRequired?: boolean;
  /** The names of its values in the form, if they are not the id. */
  names?: readonly string[];
  /** Whether the value is no text and no boolean, so that no other value can be sent in its place. */
  isGroup?: boolean;
  /** The section of the form, if it has several. */
  section?: string;
  /** Whether the field is alone in its row. */
  isWide?: boolean;
  /** Whether the field is one of several checkboxes in a row. */
  isToggle?: boolean;
}

/** A field of the host at its position in a form. */
export interface AddedField {
  id: string;
  section: string | undefined;
  added: HostField;
}

/** The fields of a form as the host arranges them. */
export interface Arrangement<Form extends FormName = FormName> {
  shown: readonly (OwnField<Form> | AddedField)[];
  /** The names of the values of fields that are not shown. */
  hidden: readonly string[];
  /** The values that are sent in place of fields that are not shown. */
  fixed: MoreValues;
}

/** The fields of the host in a form, for the form around them. */
export interface HostPart {
  /**
   * Shows the problems of the values; returns the first one, or `null`.
   *
   * @param hasFocus - whether the first field with a problem gets the focus
   */
  check(values: Readonly<Record<string, unknown>>, hasFocus: boolean): string | null;
  /** The values that are sent with the record. */
  sent(): MoreValues;
  /** Writes the values that the host saves, after the record was saved; resolves to whether none failed. */
  save(id: string): Promise<boolean>;
  /** Shows a message of the server at the field with this name; returns whether there is one. */
  showError(name: string, message: string): boolean;
  /** Calls `go` at once, or after the vendor has agreed to lose the values. */
  leave(go: () => void): void;
}

/** The record of a form, for the fields of the host. */
export interface HostRecord {
  /** `''` for a record that is created. */
  id: string;
  extra: Extra;
  /** The record as the server sent it. */
  wire?: Wire | undefined;
}
