export { Shift } from './components/Shift';
