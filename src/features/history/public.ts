export { HistoryHeadStart } from './HistoryHeadStart';
