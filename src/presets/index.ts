export { bootstrap } from './bootstrap';
export { material3 } from './material3';
export { type MuiPalette, type MuiTheme, mui } from './mui';
export { shadcn } from './shadcn';
