import { type ComponentType, useContext, useState } from 'react';
import { useAmounts } from '../../../../core/amount/useAmounts';
import type { FieldValue, HostField } from '../../../../core/contracts';
import { toText } from '../../../../core/format/wireValues';
import { useText } from '../../../../core/messages/useText';
import { Button } from '../../../primitives/Button';
import { DateInput } from '../../../primitives/form/DateInput';
import { Field } from '../../../primitives/form/Field';
import { Select } from '../../../primitives/form/Select';
import { TextInput } from '../../../primitives/form/TextInput';
import { Checkbox } from '../../../primitives/form/Toggle';
import { Stack } from '../../../primitives/layout/Layout';
import { HostBoundary } from '../HostBoundary';
import { HostSlot } from '../HostSlot';
import messages from '../messages.en.json';
import { HostFormContext, type HostFormState } from './HostForm';

/** A field of the host in a form of the portal. */
export function HostInput({ field }: { field: HostField }) {
  const text = useText(messages);
  const form = useContext(HostFormContext);
  if (!form) return null;
  const { phase } = form.stateOf(field);
  return (
    <div ref={(element) => form.keep(field, element)}>
      <Stack gap={2}>
        <Input field={field} form={form} />
        {phase === 'failed' && (
          <Button size="sm" onClick={() => form.reload(field)}>
            {text('fieldReload', { field: field.label })}
          </Button>
        )}
      </Stack>
    </div>
  );
}

interface InputProps {
  field: HostField;
  form: HostFormState;
}

function Input({ field, form }: InputProps) {
  const text = useText(messages);
  const { kind, label } = field;
  const { value, error, phase } = form.stateOf(field);
  const change = (next: FieldValue) => form.change(field, next);
  const hint = phase === 'loading' ? text('fieldLoading') : field.hint;
  const problem = phase === 'failed' ? text('fieldNotLoaded') : error;
  const disabled = form.isDisabled || phase !== 'ready';
  const look = {
    label,
    disabled,
    ...(hint === undefined ? {} : { hint }),
    ...(problem === undefined ? {} : { error: problem }),
  };
  if (kind === 'switch') return <Checkbox {...look} checked={value === true} onChange={change} />;
  if (kind === 'number') return <NumberInput {...look} value={value} onChange={change} />;
  if (kind === 'date') {
    return (
      <DateInput {...look} value={toText(value)} onChange={(event) => change(event.target.value)} />
    );
  }
  if (typeof kind === 'object' && 'options' in kind) {
    return (
      <Select
        {...look}
        placeholder={text('fieldChoose')}
        options={kind.options}
        value={toText(value)}
        onChange={(event) => change(event.target.value)}
      />
    );
  }
  if (kind === 'text') {
    return (
      <TextInput
        {...look}
        autoComplete="off"
        value={toText(value)}
        onChange={(event) => change(event.target.value)}
      />
    );
  }
  const { disabled: isDisabled, ...texts } = look;
  return (
    <Field {...texts}>
      {({ id, 'aria-describedby': describedBy }) => (
        <HostBoundary>
          <HostSlot
            name="field"
            what={`The field "${field.id}" of fields.${form.form}`}
            line={`fields.${form.form}: … kind: …`}
            component={kind as ComponentType<object>}
            given={{ id, value, onChange: change, error: problem, isDisabled, describedBy }}
          />
        </HostBoundary>
      )}
    </Field>
  );
}

interface NumberInputProps {
  label: string;
  hint?: string;
  error?: string;
  disabled: boolean;
  value: FieldValue;
  onChange: (value: FieldValue) => void;
}

/** Keeps what is typed, because a text such as "12." is not a number yet. */
function NumberInput({ value, onChange, ...look }: NumberInputProps) {
  const { number } = useAmounts();
  const given = typeof value === 'number' ? number.write(value) : '';
  const [typed, setTyped] = useState(given);
  // `NaN` is a text that is not a number; the form then asks for one.
  const toNumber = (text: string) =>
    text.trim() === '' ? null : (number.value(text) ?? Number.NaN);
  const shown = Object.is(toNumber(typed), value) ? typed : given;
  return (
    <TextInput
      {...look}
      inputMode="decimal"
      autoComplete="off"
      value={shown}
      onChange={(event) => {
        setTyped(event.target.value);
        onChange(toNumber(event.target.value));
      }}
    />
  );
}
