export { logout } from './api';
export { CodeDialog } from './components/SignInForm';
