export { LazyAddSpecialDay } from './special/LazyAddSpecialDay';
