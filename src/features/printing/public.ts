export { PrintButton, PrintSettingsButton, usePrintSettings } from './button/PrintButton';
export { Printing } from './button/Printing';
