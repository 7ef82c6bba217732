export { fetchAllPages } from './allPages';
export { HISTORY_LIMIT, NEWEST_FIRST } from './constants';
export { isHandled } from './handling';
export { EVERYTHING, historyAtom } from './queries';
export { type SpanRows, spanAtom } from './spanQueries';
export { createTotals } from './totals';
export type { Handling, HistoryRow, HistoryTotals } from './types';
export { useHistoryHeadStart } from './useHistoryHeadStart';
