import { yupResolver } from '@hookform/resolvers/yup';
import { useAtom } from 'jotai';
import { type FormEvent, useMemo } from 'react';
import { useForm } from 'react-hook-form';
import { useClearedErrors } from '../../core/forms/useClearedErrors';
import { useFormDraft } from '../../core/forms/useFormDraft';
import { useText } from '../../core/messages/useText';
import { useUnsavedChanges } from '../../core/navigation/useUnsavedChanges';
import { useWrite } from '../../core/state/useWrite';
import messages from './messages.en.json';
import { createSaveMemberAtom } from './mutations';
import { isRole } from './roles';
import { memberSchema } from './schema';
import { toastOf } from './toastOf';
import type { MemberValues, TeamMember, Wording } from './types';
import { updateCallAtom } from './updateMember';

interface MemberFormOptions {
  /** Whom to change; without one somebody is added. */
  member?: TeamMember | undefined;
  wording: Wording;
  onSaved: () => void;
}

const NOBODY: MemberValues = { name: '', phone: '', email: '', role: '', permissions: [] };

/** The form of one member, filled from the record except where someone has typed. */
export function useMemberForm({ member, wording, onSaved }: MemberFormOptions) {
  const text = useText(messages);
  const resolver = useMemo(() => yupResolver(memberSchema(wording, text)), [wording, text]);
  const values = useMemo(() => member && toValues(member), [member]);
  const form = useForm<MemberValues>({
    defaultValues: NOBODY,
    values,
    // A read in the background never takes away what someone typed (safety, draft rule).
    resetOptions: { keepDirtyValues: true, keepErrors: true },
    reValidateMode: 'onSubmit',
    resolver,
  });
  useClearedErrors(form);
  useFormDraft(`member/${member?.id ?? 'new'}`, form);
  const { allowLeaving, leave } = useUnsavedChanges(form.formState.isDirty);
  const [call, onCall] = useAtom(updateCallAtom);
  const id = member?.id;
  const { run, isBusy, problem } = useWrite(
    useMemo(() => createSaveMemberAtom(id), [id]),
    {
      done: () => text(member ? 'memberUpdated' : 'memberAdded'),
      failed: (failure) => toastOf(failure) || text('operationFailed'),
      reasons: { refused: text('nothingSaved'), lost: text('answerLost') },
      onDone: () => {
        allowLeaving();
        onSaved();
      },
    },
  );
  const submit = form.handleSubmit(async ({ role, ...values }) => {
    if (!isRole(role)) return;
    const draft = { ...values, role, isActive: member?.isActive ?? true };
    await run({ draft, choice: { ...call, onCall } });
  });
  return {
    form,
    isSaving: isBusy,
    problem,
    leave,
    onSubmit: (event: FormEvent) => void submit(event),
  };
}

function toValues({ name, phone, email, role, permissions }: TeamMember): MemberValues {
  return { name, phone, email, role: role ?? '', permissions: [...permissions] };
}
