export { logout } from './api';
export { CodeDialog } from './lazyCodeDialog';
