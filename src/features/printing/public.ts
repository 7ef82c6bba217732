export { PrintButton } from './button/PrintButton';
export { Printing } from './button/Printing';
export { PrintSettingsButton, usePrintSettings } from './button/PrintSettingsButton';
