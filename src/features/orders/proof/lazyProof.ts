import { lazyPage } from '../../../ui/patterns/lazyPage';

/** The parts whose code is loaded with the capability `orders.proof` only. */
export const ProofSetting = lazyPage(() => import('./ProofSetting'), 'ProofSetting');
export const StuckProofs = lazyPage(() => import('./UnsentProofs'), 'StuckProofs');
export const UnsentProofs = lazyPage(() => import('./UnsentProofs'), 'UnsentProofs');
