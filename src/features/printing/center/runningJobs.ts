import { atom } from 'jotai';

/** Names of the jobs that this portal is printing. */
export const runningJobsAtom = atom(() => new Set<string>());
