import { act, renderHook } from '@testing-library/react';
import { useForm } from 'react-hook-form';
import { expect, onTestFinished, test } from 'vitest';
import { createTestPortal, VENDOR } from '../../../tests/support/renderInPortal';
import { type FileChoice, NO_FILES } from '../uploads/fileChoice';
import { useFormDraft } from './useFormDraft';

interface Values {
  name: string;
  phone: string;
  rows: { price: string }[];
  picture: FileChoice;
}

const RECORD: Values = { name: 'Asha', phone: '1', rows: [{ price: '10' }], picture: NO_FILES };
const PICKED: FileChoice = {
  ...NO_FILES,
  files: [{ file: new File(['x'], 'x.png'), pickedName: 'x.png', pickedSize: 1 }],
};

function startPortal() {
  const { session, wrapper } = createTestPortal();
  onTestFinished(session.start());
  return {
    session,
    openForm: (name: string, record: Values) =>
      renderHook(
        () => {
          const form = useForm<Values>({ defaultValues: record, values: record });
          useFormDraft(name, form);
          return { ...form, isDirty: form.formState.isDirty };
        },
        { wrapper, reactStrictMode: true },
      ),
  };
}

test('a draft comes back as unsaved over a newer record', () => {
  const { session, openForm } = startPortal();
  const before = openForm('member/1', RECORD);
  act(() => {
    before.result.current.setValue('name', 'Asha S', { shouldDirty: true });
    before.result.current.setValue('rows', [], { shouldDirty: true });
    before.result.current.setValue('picture', PICKED, { shouldDirty: true });
  });
  act(() => session.expire(session.generation()));
  before.unmount();
  act(() => void session.signIn({ ...VENDOR, token: 't2' }));

  const other = openForm('member/2', RECORD).result.current;
  const after = openForm('member/1', { ...RECORD, phone: '2' }).result.current;

  expect(other.getValues()).toEqual(RECORD);
  expect(after.getValues()).toEqual({ name: 'Asha S', phone: '2', rows: [], picture: NO_FILES });
  expect([after.isDirty, other.isDirty]).toEqual([true, false]);
});
