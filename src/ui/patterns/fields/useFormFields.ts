import { useAtomValue } from 'jotai';
import { useMemo, useRef, useState } from 'react';
import type { FieldValues, Resolver, UseFormReturn } from 'react-hook-form';
import type { FormName } from '../../../core/contracts';
import { type ServerFields, showServerErrors } from '../../../core/forms/showServerErrors';
import { servicesAtom } from '../../../core/state/services';
import { hostCodeAtom, hostPartsAtom, noCodeAtom } from '../host/hostParts';
import type { FormFields } from './formFields';
import type { Arrangement, HostPart, OwnField } from './types';

/**
 * The fields of a form as the `fields` prop arranges them.
 *
 * @param serverFields - the server's names of the fields
 */
export function useFormFields<Form extends FormName>(
  form: Form,
  own: readonly OwnField<Form>[],
  serverFields: object,
): FormFields<Form> {
  const arrange = useAtomValue(hostPartsAtom).fields?.[form];
  const code = useAtomValue(arrange ? hostCodeAtom : noCodeAtom);
  const { onError } = useAtomValue(servicesAtom).callbacks;
  const part = useRef<HostPart | null>(null);
  const rest = useRef(false);
  const [hasRest, showRest] = useState(false);
  const [setRest] = useState(() => (next: boolean) => {
    rest.current = next;
    showRest(next);
  });
  const names = Object.keys(serverFields);
  const arrangement: Arrangement<Form> =
    code && arrange
      ? code.arrangeFields({ form, own, arrange, names, onError })
      : { shown: own, hidden: [], fixed: {} };
  return { ...arrangement, form, code, part, hasRest, rest, setRest };
}

/** Validates and sends the values of fields that are not shown, and checks the fields of the host. */
export function useFieldResolver<Values extends FieldValues>(
  { form, code, part, hidden, fixed }: FormFields,
  resolver: Resolver<Values>,
): Resolver<Values> {
  const { onError } = useAtomValue(servicesAtom).callbacks;
  const fixedKey = JSON.stringify(fixed);
  const hiddenKey = JSON.stringify(hidden);
  return useMemo(
    () =>
      code
        ? code.hostResolver({
            form,
            resolver,
            part,
            fixed: JSON.parse(fixedKey),
            hidden: JSON.parse(hiddenKey),
            onError,
          })
        : resolver,
    [form, code, resolver, part, fixedKey, hiddenKey, onError],
  );
}

/** Shows the messages of a refusal at their fields, also at those of the host; returns the other messages. */
export function showFieldErrors<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  serverFields: ServerFields<Values>,
  { part, hidden }: FormFields,
  failure: unknown,
): string {
  const shown = Object.entries(serverFields).filter(([, name]) => !hidden.includes(name));
  return showServerErrors(form, Object.fromEntries(shown), failure, (name, message) =>
    Boolean(part.current?.showError(name, message)),
  );
}

/** The values of the host that are sent with the record. */
export function moreOf({ part }: FormFields) {
  return part.current?.sent() ?? {};
}

/** Writes the values that the host saves for the record with this id; resolves to whether none failed. */
export function finisherOf({ code, part, setRest }: FormFields, id: string) {
  if (!code) return undefined;
  return async (): Promise<boolean> => {
    const isWhole = (await part.current?.save(id)) ?? true;
    setRest(!isWhole);
    return isWhole;
  };
}

/** Whether only values of the host are left to save. */
export function isOnlyRest({ rest }: FormFields, isDirty: boolean): boolean {
  return rest.current && !isDirty;
}
