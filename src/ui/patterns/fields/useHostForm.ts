import { useAtomValue } from 'jotai';
import { useEffect, useMemo, useRef, useState } from 'react';
import {
  type DefaultValues,
  type FieldValues,
  type Path,
  type Resolver,
  type UseFormReturn,
  useForm,
} from 'react-hook-form';
import type { FormName } from '../../../core/contracts';
import { type ServerFields, showServerErrors } from '../../../core/forms/showServerErrors';
import { useClearedErrors } from '../../../core/forms/useClearedErrors';
import { servicesAtom } from '../../../core/state/services';
import { hostCodeAtom, hostPartsAtom, noCodeAtom } from '../host/hostParts';
import type { FormFields } from './formFields';
import type { Arrangement, HostPart, OwnField } from './types';

export interface HostFormOptions<Form extends FormName, Values extends FieldValues> {
  form: Form;
  /** `''` for a record that is added. */
  id: string;
  own: readonly OwnField<Form>[];
  /** The server's names of the fields. */
  serverFields: ServerFields<Values>;
  /** The values of the record; memoized. Without a record the form has `defaultValues`. */
  values?: Values | undefined;
  defaultValues?: Values | undefined;
  /** Memoized. */
  resolver: Resolver<Values>;
  /** What the rules need in addition to the values. */
  context?: object;
}

/** A form whose fields the host can arrange, without drafts and without sending: see {@link useRecordForm}. */
export function useHostForm<Form extends FormName, Values extends FieldValues>({
  id,
  serverFields,
  values,
  defaultValues = values,
  context,
  ...options
}: HostFormOptions<Form, Values>) {
  const fields = useFormFields(options.form, options.own, serverFields);
  const { code, part, rest, hidden, setRest } = fields;
  const form = useForm<Values>({
    defaultValues: defaultValues as DefaultValues<Values>,
    ...(values && { values }),
    ...(context && { context }),
    resetOptions: { keepDirtyValues: true, keepErrors: true },
    reValidateMode: 'onSubmit',
    resolver: useFieldResolver(fields, options.resolver),
  });
  useClearedErrors(form);
  useErrorsInNewWords(form, options.resolver);
  return {
    form,
    fields,
    /** The values of the host that are sent with the record. */
    more: () => part.current?.sent() ?? {},
    /** Shows the messages of a refusal at their fields, also at those of the host; returns the other messages. */
    showErrors(failure: unknown): string {
      const shown = Object.entries(serverFields).filter(([, name]) => !hidden.includes(name));
      return showServerErrors(form, Object.fromEntries(shown), failure, (name, message) =>
        Boolean(part.current?.showError(name, message)),
      );
    },
    /** Writes the values that the host saves itself; resolves to whether none failed. */
    finish: code
      ? async (): Promise<boolean> => {
          const isWhole = (await part.current?.save(id)) ?? true;
          setRest(!isWhole);
          return isWhole;
        }
      : undefined,
    /** Whether only values of the host are left to save. A record that was added is never added again. */
    isOnlyRest: () => rest.current && !(id !== '' && form.formState.isDirty),
  };
}

/** Shows the errors of the fields again when the rules have other words: the vendor has chosen another language. */
function useErrorsInNewWords<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  resolver: Resolver<Values>,
): void {
  const shown = useRef(resolver);
  useEffect(() => {
    if (shown.current === resolver) return;
    shown.current = resolver;
    const wrong = Object.entries(form.formState.errors).flatMap(([name, error]) =>
      error?.type === 'server' ? [] : [name as Path<Values>],
    );
    if (wrong.length > 0) void form.trigger(wrong);
  }, [form, resolver]);
}

/** The fields of a form as the `fields` prop arranges them. */
function useFormFields<Form extends FormName>(
  form: Form,
  portalFields: readonly OwnField<Form>[],
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
      ? code.arrangeFields({ form, own: portalFields, arrange, names, onError })
      : { shown: portalFields, hidden: [], fixed: {} };
  return { ...arrangement, form, code, part, hasRest, rest, setRest };
}

/** Validates and sends the values of fields that are not shown, and checks the fields of the host. */
function useFieldResolver<Values extends FieldValues>(
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
