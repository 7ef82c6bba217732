import { atom } from 'jotai';

const NONE: ReadonlySet<string> = new Set();

/** The number of open issues; 0 while it is unknown. Separate from `queries.ts`, which the menu and the board do not load. */
export const openIssueCountAtom = atom(0);

/** The ids of the orders with an open issue. */
export const ordersWithIssuesAtom = atom(NONE);
