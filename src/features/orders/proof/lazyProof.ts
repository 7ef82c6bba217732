import { lazyPage } from '../../../ui/patterns/lazyPage';

/** The parts that other rooms show. Their code is loaded with the capability `orders.proof` only. */
export const ProofSetting = lazyPage(() => import('./ProofSetting'), 'ProofSetting');
export const StuckProofs = lazyPage(() => import('./UnsentProofs'), 'StuckProofs');
