import { lazyPage } from '../../ui/patterns/lazyPage';

export const StuckProofs = lazyPage(() => import('./UnsentProofs'), 'StuckProofs');
export const UnsentProofs = lazyPage(() => import('./UnsentProofs'), 'UnsentProofs');
