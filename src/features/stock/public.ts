export { StockChip, useStockWords } from './components/StockChip';
export { LazyStockArea, StockHost } from './components/StockHost';
export { remindersAtom } from './outUntil/outUntil';
export { outUntilItemAtom, type SoldOutLine, soldOutRequestsAtom } from './state';
