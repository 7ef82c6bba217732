export { categoryOfAtom, menuCategoriesAtom, readCategoryOfAtom } from './stationQueries';
export { StockHost } from './stock/StockHost';
export { type SoldOutLine, soldOutRequestsAtom } from './stock/state';
