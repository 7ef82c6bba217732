export { StockChip, useStockWords } from './components/StockChip';
export { StockHost } from './components/StockHost';
export { LazyStockArea } from './lazyParts';
export { remindersAtom } from './outUntil/outUntil';
export { outUntilItemAtom, type SoldOutLine, soldOutRequestsAtom } from './state';
