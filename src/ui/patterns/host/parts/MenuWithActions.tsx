import { atom, useAtomValue, useSetAtom, useStore } from 'jotai';
import { type ComponentProps, useContext } from 'react';
import { createPath, useLocation, useNavigate } from 'react-router-dom';
import { Diagnosis } from '../../../../core/api/errors';
import type { Action } from '../../../../core/contracts';
import { contextOfAtom } from '../../../../core/extend/hostElements';
import { useText } from '../../../../core/messages/useText';
import { accessAtom } from '../../../../core/permissions/access';
import { generationAtom, notifyAtom, servicesAtom } from '../../../../core/state/services';
import { Menu } from '../../../primitives/overlay/Menu';
import type { MenuItem } from '../../../primitives/overlay/MenuList';
import { SchemeContext } from '../../../theme/ThemeRoot';
import { ErrorBoundary } from '../../ErrorBoundary';
import { hostPartsAtom } from '../hostParts';
import type { ActionKind, HostMenuProps, RecordOf } from '../menuProps';
import messages from '../messages.en.json';
import { createReport, type Report } from './report';

interface Props extends Omit<HostMenuProps<ActionKind>, 'toRecord'> {
  record: RecordOf<ActionKind>;
  openState: ComponentProps<typeof Menu>['openState'];
}

/** The menu of a record with the host's actions at its end. */
export function MenuWithActions({ kind, record, items, ...menu }: Props) {
  const actions = useActions(kind, record);
  const all = [...items, ...actions];
  return all.length > 0 && <Menu {...menu} items={all} />;
}

function useActions(kind: ActionKind, record: RecordOf<ActionKind>): readonly MenuItem[] {
  const list = useAtomValue(hostPartsAtom).actions?.[kind] as
    | ((record: RecordOf<ActionKind>) => readonly Action[])
    | undefined;
  const { onError } = useAtomValue(servicesAtom).callbacks;
  const can = useAtomValue(accessAtom);
  const running = useAtomValue(runningAtom);
  const run = useRun(kind);
  return usableActions(`actions.${kind}`, () => list?.(record) ?? [], createReport(onError))
    .filter(({ right }) => can(right ? [right] : []))
    .map((action): MenuItem => {
      const key = JSON.stringify([kind, record.id, action.id]);
      return {
        id: `host:${action.id}`,
        label: action.label,
        icon: <ActionIcon kind={kind} action={action} />,
        isDanger: action.tone === 'danger',
        isBusy: running.has(key),
        onSelect: () => run(key, action),
      };
    });
}

/** Runs an action of the host with the portal as it is when the action is selected. */
function useRun(kind: ActionKind) {
  const store = useStore();
  const text = useText(messages);
  const start = useSetAtom(runActionAtom);
  const colorScheme = useContext(SchemeContext);
  const path = createPath({ ...useLocation(), hash: '' });
  const open = useNavigate();
  return (key: string, action: Action) => {
    const { get } = store;
    const context = get(contextOfAtom)?.of({ path, navigate: (to) => void open(to), colorScheme });
    if (!context) return;
    const generation = get(generationAtom);
    start(key, async () => action.onSelect(context)).catch((cause: unknown) => {
      const message = `The action "${action.id}" of actions.${kind} failed`;
      const line = `actions={{ ${kind}: … }}`;
      const diagnosis = new Diagnosis(
        'config',
        message,
        'Handle the error in onSelect:',
        line,
        cause,
      );
      get(servicesAtom).callbacks.onError(diagnosis);
      // Nobody is told about an action of an earlier session.
      if (get(generationAtom) !== generation) return;
      get(notifyAtom).error(text('actionFailed', { action: action.label }));
    });
  };
}

function ActionIcon({ kind, action: { id, icon } }: { kind: ActionKind; action: Action }) {
  const { onError } = useAtomValue(servicesAtom).callbacks;
  const report = (cause: unknown) => {
    const message = `The icon of the action "${id}" of actions.${kind} threw`;
    onError(new Diagnosis('config', message, 'Give an image:', 'icon: <svg … />', cause));
  };
  return (
    <ErrorBoundary onCatch={report} fallback={() => null}>
      {icon}
    </ErrorBoundary>
  );
}

/** The actions of a record, without invalid ones. */
function usableActions(prop: string, list: () => unknown, report: Report): Action[] {
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
const runningAtom = atom<ReadonlySet<string>>(new Set<string>());

/** Runs an action, but not while it is already running. Rejects if the action fails. */
const runActionAtom = atom(
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
