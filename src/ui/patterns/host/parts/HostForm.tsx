import { atom, useAtom } from 'jotai';
import {
  createContext,
  type ReactNode,
  type RefObject,
  useEffect,
  useImperativeHandle,
} from 'react';
import type { FormName, HostField } from '../../../../core/contracts';
import { useDraft } from '../../../../core/forms/useDraft';
import { useUnsavedChanges } from '../../../../core/navigation/useUnsavedChanges';
import type { HostPart, HostRecord } from '../../fields/types';
import { type FieldStates, useFieldStates } from './useFieldStates';

export interface HostFormState extends FieldStates {
  form: FormName;
  isDisabled: boolean;
}

export const HostFormContext = createContext<HostFormState | null>(null);

interface HostFormProps {
  form: FormName;
  fields: readonly HostField[];
  record: HostRecord;
  /** The name of the form's draft. */
  name: string;
  part: RefObject<HostPart | null>;
  isDisabled?: boolean;
  /** Whether the values stay when the vendor leaves the form, so that the portal does not ask. */
  isKept?: boolean;
  children: ReactNode;
}

/** The values of the registration, in memory only. */
const keptAtom = atom<FieldStates['edits']>({});

/** Holds the values of the host's fields, next to the values of the form. */
export function HostForm(props: HostFormProps) {
  const { form, fields, record, name, part, isDisabled = false, isKept = false, children } = props;
  const [kept, keep] = useAtom(keptAtom);
  const states = useFieldStates(form, fields, record, isKept ? kept : undefined);
  const { edits, isDirty, restore } = states;
  useEffect(() => {
    if (isKept) keep(edits);
  }, [isKept, keep, edits]);
  const { allowLeaving, leave } = useUnsavedChanges(isDirty && !isKept);
  useDraft(`${name}/host`, { read: () => (isDirty ? edits : null), restore });
  useImperativeHandle(part, () => ({
    check: states.check,
    sent: states.sent,
    async save(id) {
      const isWhole = await states.save(id);
      // The next render would be too late, because the form may leave at once.
      if (isWhole) allowLeaving();
      return isWhole;
    },
    showError: states.showError,
    leave,
  }));
  return (
    <HostFormContext.Provider value={{ ...states, form, isDisabled }}>
      {children}
    </HostFormContext.Provider>
  );
}
