export { LazyStockArea } from './lazyParts';
export { StockChip, useStockWords } from './components/StockChip';
export { StockHost } from './components/StockHost';
export { remindersAtom } from './outUntil/outUntil';
export { outUntilItemAtom, type SoldOutLine, soldOutRequestsAtom } from './state';
