import { atom } from 'jotai';
import type { Action } from '../../../../core/contracts';
import type { Report } from './report';

/** The actions of a record, without invalid ones. */
export function usableActions(prop: string, list: () => unknown, report: Report): Action[] {
  const line = `${prop}: () => [{ id: 'call', label: 'Call rider', onSelect: … }]`;
  const fail = (what: string, cause?: unknown) =>
    report(`${prop} ${what}`, 'Return a list of actions:', line, cause);
  let given: unknown;
  try {
    given = list();
  } catch (error) {
    fail('threw an error, so there are no actions', error);
    return [];
  }
  if (!Array.isArray(given)) {
    fail('did not return a list, so there are no actions');
    return [];
  }
  const ids = new Set<string>();
  return given.filter((action: unknown) => {
    const isFirst = isAction(action) && !ids.has(action.id);
    if (isFirst) ids.add(action.id);
    else fail(`returned an action that is left out: ${faultOf(action)}`);
    return isFirst;
  });
}

function isAction(given: unknown): given is Action {
  const { id, label, onSelect } = (given ?? {}) as Partial<Record<keyof Action, unknown>>;
  const isNamed = [id, label].every((text) => typeof text === 'string' && text !== '');
  return isNamed && typeof onSelect === 'function';
}

function faultOf(given: unknown): string {
  if (isAction(given)) return `"${given.id}" is there twice`;
  const { id } = (given ?? {}) as { id?: unknown };
  return typeof id === 'string' && id !== ''
    ? `"${id.slice(0, 40)}" has no label or no onSelect`
    : 'it has no id';
}

/** The keys of the actions that are running. */
export const runningAtom = atom<ReadonlySet<string>>(new Set<string>());

/** Runs an action, but not while it is already running. Rejects if the action fails. */
export const runActionAtom = atom(
  null,
  async (get, set, key: string, work: () => void | Promise<void>): Promise<void> => {
    if (get(runningAtom).has(key)) return;
    set(runningAtom, new Set([...get(runningAtom), key]));
    try {
      await work();
    } finally {
      set(runningAtom, new Set([...get(runningAtom)].filter((one) => one !== key)));
    }
  },
);
