import { useAtomValue } from 'jotai';
import { useEffect, useRef, useState } from 'react';
import { Diagnosis } from '../../../../core/api/errors';
import { within } from '../../../../core/async/within';
import type { FieldValue, FormName, HostField } from '../../../../core/contracts';
import type { MoreValues } from '../../../../core/extend/moreValues';
import { useText } from '../../../../core/messages/useText';
import { servicesAtom } from '../../../../core/state/services';
import { useLatest } from '../../../useLatest';
import type { HostRecord } from '../../fields/types';
import messages from '../messages.en.json';
import { isPlain, plainValues, toFieldValue } from './fieldValues';

/** The limit of `load` and `save`, in ms. */
const LIMIT_MS = 20_000;

type Values = Readonly<Record<string, FieldValue>>;
type Texts = Readonly<Record<string, string>>;

export interface FieldState {
  value: FieldValue;
  error: string | undefined;
  /** `loading` and `failed`: the value is unknown, so it is neither checked nor saved. */
  phase: 'ready' | 'loading' | 'failed';
}

export interface FieldStates {
  /** The values that were typed. */
  edits: Values;
  isDirty: boolean;
  stateOf(field: HostField): FieldState;
  change(field: HostField, value: FieldValue): void;
  reload(field: HostField): void;
  /** Keeps the element of a field, which gets the focus if the field is the first one with a problem. */
  keep(field: HostField, element: HTMLElement | null): void;
  restore(edits: Values): void;
  check(values: Readonly<Record<string, unknown>>, hasFocus: boolean): string | null;
  sent(): MoreValues;
  save(id: string): Promise<boolean>;
  showError(name: string, message: string): boolean;
}

const NOTHING: Values = {};

/**
 * The values of the host's fields in a form.
 *
 * @param kept - what was typed before the form was left
 */
export function useFieldStates(
  form: FormName,
  fields: readonly HostField[],
  record: HostRecord,
  kept: Values = NOTHING,
): FieldStates {
  const text = useText(messages);
  const { session, callbacks } = useAtomValue(servicesAtom);
  const [edits, setEdits] = useState(kept);
  const [errors, setErrors] = useState<Texts>({});
  const [loaded, setLoaded] = useState<Values>({});
  const [phases, setPhases] = useState<Readonly<Record<string, FieldState['phase']>>>({});
  const elements = useRef(new Map<string, HTMLElement>());
  // A record that was read again has the values that were sent.
  const { wire } = record;
  const [seen, setSeen] = useState(wire);
  if (seen !== wire) {
    setSeen(wire);
    const formFieldIds = new Set(
      fields.filter(({ name }) => name !== undefined).map(({ id }) => id),
    );
    setLoaded(Object.fromEntries(Object.entries(loaded).filter(([id]) => !formFieldIds.has(id))));
  }

  const report = (field: HostField, what: string, cause: unknown) => {
    const message = `The ${what} of the field "${field.id}" of fields.${form} failed`;
    const line = `fields.${form}: … ${what}: …`;
    callbacks.onError(new Diagnosis('config', message, 'Correct the function:', line, cause));
  };

  const storedOf = (field: HostField): FieldValue => {
    if (Object.hasOwn(loaded, field.id)) return loaded[field.id] ?? null;
    return toFieldValue(field, field.name === undefined ? undefined : wire?.[field.name]);
  };
  const phaseOf = ({ id, name, load }: HostField) =>
    phases[id] ?? (name === undefined && load ? 'loading' : 'ready');
  const valueOf = (field: HostField): FieldValue =>
    Object.hasOwn(edits, field.id) ? (edits[field.id] ?? null) : storedOf(field);
  const isChanged = (field: HostField) =>
    phaseOf(field) === 'ready' && !Object.is(valueOf(field), storedOf(field));
  const commit = (saved: readonly HostField[]) => {
    const values = Object.fromEntries(saved.map((field) => [field.id, valueOf(field)]));
    setLoaded((now) => ({ ...now, ...values }));
    // What was typed since then is not saved.
    const isSaved = ([id, value]: [string, FieldValue]) =>
      Object.hasOwn(values, id) && Object.is(values[id], value);
    setEdits((now) => Object.fromEntries(Object.entries(now).filter((edit) => !isSaved(edit))));
  };

  const load = useLatest((field: HostField, signal: AbortSignal) => {
    if (field.name !== undefined || !field.load) return;
    setPhases((now) => ({ ...now, [field.id]: 'loading' }));
    const start = async (limited: AbortSignal) =>
      field.load?.({ id: record.id, extra: record.extra }, limited);
    within(signal, LIMIT_MS, start).then(
      (value) => {
        if (signal.aborted) return;
        setLoaded((now) => ({ ...now, [field.id]: toFieldValue(field, value) }));
        setPhases((now) => ({ ...now, [field.id]: 'ready' }));
      },
      (cause: unknown) => {
        if (signal.aborted) return;
        report(field, 'load', cause);
        setPhases((now) => ({ ...now, [field.id]: 'failed' }));
      },
    );
  });
  const ids = JSON.stringify(fields.map(({ id }) => id));
  const latest = useLatest(fields);
  const life = useRef(new AbortController());
  useEffect(() => {
    const controller = new AbortController();
    life.current = controller;
    const fieldIds = JSON.parse(ids) as string[];
    for (const field of latest.current) {
      if (fieldIds.includes(field.id)) load.current(field, controller.signal);
    }
    return () => controller.abort();
  }, [ids, record.id, load, latest]);

  const show = (problems: Texts, hasFocus: boolean) => {
    setErrors(problems);
    if (!hasFocus) return;
    const first = fields.find(({ id }) => problems[id] !== undefined);
    if (first) focusIn(elements.current.get(first.id));
  };

  function problemOf(field: HostField, values: Values): string | undefined {
    const value = valueOf(field);
    if (typeof value === 'number' && !Number.isFinite(value)) return text('numberInvalid');
    try {
      const problem = field.validate?.(value, values);
      return typeof problem === 'string' && problem !== '' ? problem : undefined;
    } catch (cause) {
      report(field, 'validate', cause);
      return undefined;
    }
  }

  async function saveOne(id: string, field: HostField): Promise<boolean> {
    const value = valueOf(field);
    try {
      await within(session.signal(), LIMIT_MS, async (signal) => field.save?.(id, value, signal));
      return true;
    } catch (cause) {
      report(field, 'save', cause);
      return false;
    }
  }

  return {
    edits,
    isDirty: fields.some(isChanged),
    stateOf: (field) => ({
      value: valueOf(field),
      error: errors[field.id],
      phase: phaseOf(field),
    }),
    change(field, value) {
      if (!isPlain(value)) return;
      setEdits((now) => ({ ...now, [field.id]: value }));
      setErrors(({ [field.id]: _gone, ...others }) => others);
    },
    reload: (field) => load.current(field, life.current.signal),
    keep(field, element) {
      if (element) elements.current.set(field.id, element);
      else elements.current.delete(field.id);
    },
    restore: (typed) => setEdits(typed),
    check(formValues, hasFocus) {
      const readyFields = fields.filter((field) => phaseOf(field) === 'ready');
      const values = Object.fromEntries(readyFields.map((field) => [field.id, valueOf(field)]));
      const all = { ...plainValues(formValues), ...values };
      const problems = readyFields.flatMap((field) => {
        const problem = problemOf(field, all);
        return problem === undefined ? [] : [[field.id, problem] as const];
      });
      show(Object.fromEntries(problems), hasFocus);
      return problems[0]?.[1] ?? null;
    },
    sent() {
      const named = fields.filter(
        (field) =>
          field.name !== undefined &&
          (isChanged(field) || (wire && Object.hasOwn(wire, field.name))),
      );
      return Object.fromEntries(named.map((field) => [field.name, valueOf(field)]));
    },
    async save(id) {
      const changed = fields.filter(isChanged);
      const hostFields = changed.filter(({ name, save }) => name === undefined && save);
      const outcomes = await Promise.all(hostFields.map((field) => saveOne(id, field)));
      commit(
        changed.filter(
          (field) => !hostFields.includes(field) || outcomes[hostFields.indexOf(field)],
        ),
      );
      const failed = hostFields.filter((_field, index) => !outcomes[index]);
      show(Object.fromEntries(failed.map((field) => [field.id, text('fieldNotSaved')])), true);
      return failed.length === 0;
    },
    showError(name, message) {
      const field = fields.find((one) => one.name === name);
      if (!field) return false;
      setErrors((now) => ({ ...now, [field.id]: message }));
      focusIn(elements.current.get(field.id));
      return true;
    },
  };
}

function focusIn(element: HTMLElement | undefined): void {
  element?.querySelector<HTMLElement>('input, select, textarea, button, [tabindex]')?.focus();
}
