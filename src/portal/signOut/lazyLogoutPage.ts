import { lazyPage } from '../../ui/patterns/lazyPage';

/** Rendered by its route, and sent for by whatever leads there. */
export const LogoutPage = lazyPage(() => import('../pages/LogoutPage'), 'LogoutPage');
