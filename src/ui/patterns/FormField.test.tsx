import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ResolverResult, useForm } from 'react-hook-form';
import { expect, test, vi } from 'vitest';
import { Button } from '../primitives/Button';
import { ChoiceGroup } from '../primitives/form/ChoiceGroup';
import { PhoneInput } from '../primitives/form/PhoneInput';
import { TextInput } from '../primitives/form/TextInput';
import { FormField } from './FormField';

interface Values {
  name: string;
  phone: string;
  minutes: number | null;
}

const times = [20, 25].map((value) => ({ value, label: `${value} min` }));

function resolver(values: Values): ResolverResult<Values> {
  if (values.phone) return { values, errors: {} };
  return { values: {}, errors: { phone: { type: 'required', message: 'Phone is required' } } };
}

function openForm() {
  const onSubmit = vi.fn();
  function Form() {
    const defaultValues = { name: '', phone: '', minutes: null };
    const { control, handleSubmit } = useForm<Values>({ defaultValues, resolver });
    return (
      <form onSubmit={(event) => void handleSubmit((values) => onSubmit(values))(event)}>
        <FormField control={control} name="name">
          {(field) => <TextInput label="Name" {...field} />}
        </FormField>
        <FormField control={control} name="phone">
          {(field) => <PhoneInput label="Phone" {...field} />}
        </FormField>
        <FormField control={control} name="minutes">
          {(field) => <ChoiceGroup label="Time" options={times} {...field} />}
        </FormField>
        <Button type="submit">Save</Button>
      </form>
    );
  }
  render(<Form />);
  return { user: userEvent.setup(), onSubmit };
}

test('every kind of control gives its value to the form', async () => {
  const { user, onSubmit } = openForm();
  await user.type(screen.getByLabelText('Name'), 'Asha');
  await user.type(screen.getByLabelText('Phone'), '9876543210');
  await user.click(screen.getByRole('radio', { name: '25 min' }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(onSubmit).toHaveBeenCalledExactlyOnceWith({
    name: 'Asha',
    phone: '9876543210',
    minutes: 25,
  });
});

test('a refused field takes the focus', async () => {
  const { user, onSubmit } = openForm();
  await user.type(screen.getByLabelText('Name'), 'Asha');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect((await screen.findByRole('alert')).textContent).toBe('Phone is required');
  expect(document.activeElement).toBe(screen.getByLabelText('Phone'));
  expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('Asha');
  expect(onSubmit).not.toHaveBeenCalled();
});
