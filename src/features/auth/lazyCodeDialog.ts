import { lazyPage } from '../../ui/patterns/lazyPage';

/** The dialog of the code; a browser never asks again for a module that it failed to get. */
export const CodeDialog = lazyPage(() => import('./components/CodeDialog'), 'CodeDialog');
