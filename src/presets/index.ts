export { bootstrap } from './bootstrap';
export { material3 } from './material3';
export { mui, type MuiPalette, type MuiTheme } from './mui';
export { shadcn } from './shadcn';
