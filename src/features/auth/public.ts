export { logout } from './data';
export { CodeDialog } from './components/SignInForm';
