import { Fragment, type ReactElement, type ReactNode } from 'react';
import { styled } from 'styled-components';
import type { FieldId, FormName } from '../../../core/contracts';
import { Row } from '../../primitives/layout/Layout';
import { Pair } from '../../primitives/layout/ScreenLayout';
import type { FormFields } from './formFields';
import type { AddedField, HostRecord, OwnField } from './types';

/** The label and the hint of a field, which the host may have changed. */
export interface FieldTexts {
  label: string;
  hint?: string;
}

/** The inputs of these fields. */
export type InputsOf<Field extends FieldId> = Readonly<
  Record<Field, (texts: FieldTexts) => ReactElement | false>
>;

const Grid = styled(Pair)`
  & > [data-wide] {
    grid-column: 1 / -1;
  }
`;

interface FieldListProps<Form extends FormName> {
  fields: FormFields<Form>;
  /** The input of each field of the portal. */
  inputs: Partial<InputsOf<FieldId<Form>>>;
  /** Only the fields of this section. */
  section?: string;
}

/** The fields of a form, or of one of its sections, in rows of two. */
export function FieldList<Form extends FormName>({
  fields,
  inputs,
  section,
}: FieldListProps<Form>) {
  const shown = fields.shown.filter((field) => field.section === section);
  return (
    <Grid>
      {inRows(shown).map((row) => {
        const [first] = row;
        if (!first) return null;
        if (isToggle(first)) {
          return (
            <Row key={first.id} data-wide="" gap={5} align="start">
              {row.map((field) => (
                <Fragment key={field.id}>{inputOf(field)}</Fragment>
              ))}
            </Row>
          );
        }
        const isWide = !isAdded(first) && first.isWide;
        return isWide ? (
          <div key={first.id} data-wide="">
            {inputOf(first)}
          </div>
        ) : (
          <Fragment key={first.id}>{inputOf(first)}</Fragment>
        );
      })}
    </Grid>
  );

  function inputOf(field: OwnField<Form> | AddedField): ReactNode {
    if (isAdded(field)) return fields.code && <fields.code.HostInput field={field.added} />;
    const { label, hint } = field;
    return inputs[field.id]?.({ label, ...(hint === undefined ? {} : { hint }) });
  }
}

/** Neighbouring checkboxes share a row. */
function inRows<Field extends OwnField | AddedField>(shown: readonly Field[]): Field[][] {
  const rows: Field[][] = [];
  for (const field of shown) {
    const last = rows.at(-1);
    if (last?.[0] && isToggle(last[0]) && isToggle(field)) last.push(field);
    else rows.push([field]);
  }
  return rows;
}

function isAdded(field: OwnField | AddedField): field is AddedField {
  return 'added' in field;
}

function isToggle(field: OwnField | AddedField): boolean {
  return !isAdded(field) && field.isToggle === true;
}

/** A field of the portal, unless the host leaves it out. */
export function fieldOf<Form extends FormName>(
  { shown }: FormFields<Form>,
  id: FieldId<Form>,
): OwnField<Form> | undefined {
  return shown.find((field): field is OwnField<Form> => !isAdded(field) && field.id === id);
}

/** Whether a section of a form has a field. */
export function hasSection({ shown }: FormFields, section: string): boolean {
  return shown.some((field) => field.section === section);
}

interface HostFieldsProps {
  fields: FormFields;
  record: HostRecord;
  /** The name of the form's draft. */
  name: string;
  isDisabled?: boolean;
  isKept?: boolean;
  children: ReactNode;
}

/** Around a form: holds the values of the host's fields. */
export function HostFields({ fields, children, ...form }: HostFieldsProps) {
  const added = fields.shown.filter(isAdded).map((field) => field.added);
  if (!fields.code || added.length === 0) return children;
  return (
    <fields.code.HostForm {...form} fields={added} form={fields.form} part={fields.part}>
      {children}
    </fields.code.HostForm>
  );
}
