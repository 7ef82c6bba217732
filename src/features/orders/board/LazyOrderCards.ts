import { lazyPage } from '../../../ui/patterns/lazyPage';

/** The cards of the board, for a screen that shows itself before their code is loaded. */
export const LazyOrderCards = lazyPage(() => import('./OrderCards'), 'OrderCards');
