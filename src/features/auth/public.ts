export { logout } from './api';
export { loadCodeDialog } from './loadCodeDialog';
