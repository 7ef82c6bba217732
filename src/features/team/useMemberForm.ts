import { yupResolver } from '@hookform/resolvers/yup';
import { useAtom } from 'jotai';
import { type FormEvent, useMemo } from 'react';
import { useRecordForm } from '../../core/forms/useRecordForm';
import { useText } from '../../core/messages/useText';
import { usePhoneRule } from '../../core/region/phoneRule';
import {
  finisherOf,
  isOnlyRest,
  keepRest,
  leaveFields,
  moreOf,
  showFieldErrors,
  useFieldResolver,
} from '../../ui/patterns/fields/useFormFields';
import { useWrite } from '../../core/state/useWrite';
import messages from './messages.en.json';
import { createSaveMemberAtom, toastOf } from './mutations';
import { isRole } from './roles';
import { memberSchema } from './schema';
import type { MemberValues, TeamMember, Wording } from './types';
import { useMemberFields } from './useMemberFields';
import { updateCallAtom } from './updateCall';
import { MEMBER_FIELDS } from './wire';

interface MemberFormOptions {
  /** The member to edit; without one, a member is added. */
  member?: TeamMember | undefined;
  wording: Wording;
  onSaved: () => void;
}

const NOBODY: MemberValues = { name: '', phone: '', email: '', role: '', permissions: [] };

export function useMemberForm({ member, wording, onSaved }: MemberFormOptions) {
  const text = useText(messages);
  const phone = usePhoneRule();
  const fields = useMemberFields(member);
  const resolver = useFieldResolver(
    fields,
    useMemo(() => yupResolver(memberSchema(wording, text, phone)), [wording, text, phone]),
  );
  const values = useMemo(() => member && toValues(member), [member]);
  const { form, allowLeaving, leave } = useRecordForm<MemberValues>({
    name: `member/${member?.id ?? 'new'}`,
    values,
    defaultValues: NOBODY,
    resolver,
  });
  const [call, onCall] = useAtom(updateCallAtom);
  const id = member?.id;
  const { run, finish, isBusy, problem } = useWrite(
    useMemo(() => createSaveMemberAtom(id), [id]),
    {
      group: 'team',
      done: () => text(member ? 'memberUpdated' : 'memberAdded'),
      failed: (failure) => toastOf(failure) || text('operationFailed'),
      reasons: { refused: text('nothingSaved'), lost: text('answerLost') },
      showErrors: (failure) => showFieldErrors(form, MEMBER_FIELDS, fields, failure),
      finish: finisherOf(fields, id ?? ''),
      onDone: () => {
        allowLeaving();
        onSaved();
      },
    },
  );
  const submit = form.handleSubmit(async (typed) => {
    const { role, ...values } = typed;
    if (!isRole(role)) return;
    const draft = { ...values, role, isActive: member?.isActive ?? true };
    const input = { draft, choice: { ...call, onCall }, more: moreOf(fields) };
    // A member that was added is never added again.
    const isChanged = member !== undefined && form.formState.isDirty;
    if (isOnlyRest(fields, isChanged)) return finish(input);
    await run(input);
    keepRest(fields, form, typed);
  });
  return {
    form,
    fields,
    isSaving: isBusy,
    problem,
    leave: (go: () => void) => leave(() => leaveFields(fields, go)),
    onSubmit: (event?: FormEvent) => void submit(event),
  };
}

function toValues({ name, phone, email, role, permissions }: TeamMember): MemberValues {
  return { name, phone, email, role: role ?? '', permissions: [...permissions] };
}
