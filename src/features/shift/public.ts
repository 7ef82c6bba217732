export { Shift } from './Shift';
