export { useHistoryHeadStart } from './useHistoryHeadStart';
