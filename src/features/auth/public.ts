export { logout } from './api';
