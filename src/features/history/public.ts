export { HISTORY_LIMIT, LARGEST_PAGE } from './constants';
export { useHistoryHeadStart } from './useHistoryHeadStart';
