import { yupResolver } from '@hookform/resolvers/yup';
import { type FormEvent, useMemo } from 'react';
import { useForm } from 'react-hook-form';
import { useClearedErrors } from '../../../core/forms/useClearedErrors';
import { useFormDraft } from '../../../core/forms/useFormDraft';
import { useText } from '../../../core/messages/useText';
import { useUnsavedChanges } from '../../../core/navigation/useUnsavedChanges';
import type { MenuItem } from '../types';
import { type ItemValues, toDraft, toValues } from './itemValues';
import messages from './messages.en.json';
import { itemSchema } from './schema';
import { useSaveItem } from './useSaveItem';

/** The form of one item, filled from the record except where someone has typed. */
export function useItemForm(item: MenuItem, onSaved: () => void) {
  const text = useText(messages);
  const sending = useSaveItem(item);
  const resolver = useMemo(() => yupResolver(itemSchema(text)), [text]);
  const values = useMemo(() => toValues(item), [item]);
  const form = useForm<ItemValues>({
    defaultValues: values,
    values,
    // A read in the background never takes away what someone typed (safety, draft rule).
    resetOptions: { keepDirtyValues: true, keepErrors: true },
    reValidateMode: 'onSubmit',
    resolver,
  });
  useClearedErrors(form);
  useFormDraft(`item/${item.id}`, form);
  const { allowLeaving } = useUnsavedChanges(form.formState.isDirty);
  const finish = () => {
    allowLeaving();
    onSaved();
  };
  const submit = form.handleSubmit((draft) =>
    sending.save(toDraft(draft, item), draft.image, finish),
  );
  return { form, sending, onSubmit: (event: FormEvent) => void submit(event) };
}
