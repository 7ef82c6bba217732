export { PrintButton, usePrintSettings } from './button/PrintButton';
export { Printing } from './button/Printing';
