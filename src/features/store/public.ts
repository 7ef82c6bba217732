export { StoreSlot } from './StoreSlot';
