import { atom } from 'jotai';
import { servicesAtom, sessionAtom } from '../../state/services';
import { storedAtom } from '../../state/storedAtom';
import type { Run } from './types';

export interface RunState {
  /** The run that this tab shows. */
  run: Run | null;
  /** Whether another tab is changing the menu. */
  isElsewhere: boolean;
  /** Whether a reload can continue the run. */
  isStored: boolean;
  isStarting: boolean;
}

const NOTHING: RunState = { run: null, isElsewhere: false, isStored: true, isStarting: false };

const heldAtom = atom({ generation: 0, state: NOTHING });

/** The state of the runs. It stays when the vendor leaves the screen, and is dropped when the session ends. */
export const runStateAtom = atom(
  (get) => {
    get(sessionAtom);
    const { generation, state } = get(heldAtom);
    return generation === get(servicesAtom).session.generation() ? state : NOTHING;
  },
  (get, set, change: Partial<RunState>) => {
    const state = { ...get(runStateAtom), ...change };
    set(heldAtom, { generation: get(servicesAtom).session.generation(), state });
  },
);

export const runAtom = atom((get) => get(runStateAtom).run);

/** Whether the run has items that wait for being sent. */
export function isUnderWay(run: Run | null): boolean {
  return run !== null && run.phase !== 'ended';
}

/** Whether the run is sending items. */
export function isSending(run: Run | null): boolean {
  return isUnderWay(run) && run?.phase !== 'paused';
}

/** Whether the device has an open run or only closed ones, so that a menu without runs does not load their code. */
export const storedRunsAtom = storedAtom<'open' | 'closed' | null>(
  'menu_runs',
  (stored) => (stored === 'open' || stored === 'closed' ? stored : null),
  (state) => state,
);
