import { lazyPage } from '../../ui/patterns/lazyPage';

/** The part of the menu's page for out-of-stock work, loaded when it is shown. */
export const LazyStockArea = lazyPage(() => import('./bulk/StockArea'), 'StockArea');
