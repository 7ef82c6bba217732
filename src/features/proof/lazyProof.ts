import { lazyPage } from '../../ui/patterns/lazyPage';

/** The parts whose code is loaded with the capability `orders.proof` only. */
export const OrderProofs = lazyPage(() => import('./OrderProofs'), 'OrderProofs');
export const ProofQuestion = lazyPage(() => import('./ProofQuestion'), 'ProofQuestion');
export const ProofSetting = lazyPage(() => import('./ProofSetting'), 'ProofSetting');
