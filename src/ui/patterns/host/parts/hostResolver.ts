import type { RefObject } from 'react';
import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form';
import type { FormName, PortalError } from '../../../../core/contracts';
import type { MoreValues } from '../../../../core/extend/moreValues';
import type { HostPart } from '../../fields/types';
import { createReport, type Report } from './report';

interface HostResolverOptions<Values extends FieldValues> {
  form: FormName;
  resolver: Resolver<Values>;
  part: RefObject<HostPart | null>;
  fixed: MoreValues;
  hidden: readonly string[];
  onError: (error: PortalError) => void;
}

/** The name of an error that blocks a form whose own fields are valid. */
const HOST = 'host';

/** Validates with the values that are sent in place of hidden fields, and checks the fields of the host. */
export function hostResolver<Values extends FieldValues>({
  form,
  resolver,
  part,
  fixed,
  hidden,
  onError,
}: HostResolverOptions<Values>): Resolver<Values> {
  const report = createReport(onError);
  return async (typed, context, options) => {
    const values = { ...typed, ...fitting(fixed, typed, form, report) };
    const result = await resolver(values, context, options);
    // One name: the vendor types in this field of the portal, and keeps the focus there.
    const isTyping = options.names?.length === 1;
    const problem = part.current?.check(values, !isTyping) ?? null;
    const errorEntries = Object.entries(result.errors);
    const errors = errorEntries.filter(([name]) => !hidden.includes(name));
    if (errors.length === 0 && problem === null) {
      for (const [name, error] of errorEntries) {
        const cause = (error as { message?: unknown }).message;
        const message = `fields.${form} sends an invalid value of "${name}": ${String(cause)}`;
        report(message, 'Give a value that the form accepts:', `fields.${form}: … value: …`);
      }
      return errorEntries.length > 0 ? { values, errors: {} } : result;
    }
    const ofHost = problem === null ? [] : [[HOST, { type: HOST, message: problem }] as const];
    const all = Object.fromEntries([...errors, ...ofHost]) as FieldErrors<Values>;
    return { values: {}, errors: all };
  };
}

/** The given values in the type that the form has. */
function fitting(fixed: MoreValues, typed: FieldValues, form: FormName, report: Report) {
  const values = Object.entries(fixed).flatMap(([name, value]): [string, unknown][] => {
    const now: unknown = typed[name];
    if (typeof now === 'string') return [[name, value === null ? '' : String(value)]];
    if (typeof now === 'boolean' && typeof value === 'boolean') return [[name, value]];
    const message = `fields.${form} cannot send this value of "${name}", so the stored one is sent`;
    report(message, 'Give a value of the type of the field:', `fields.${form}: … value: …`);
    return [];
  });
  return Object.fromEntries(values);
}
