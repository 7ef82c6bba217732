export { CodeDialog } from './components/SignInForm';
export { logout } from './data';
