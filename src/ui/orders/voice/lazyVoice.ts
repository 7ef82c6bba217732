import { lazyPage } from '../../patterns/lazyPage';

/** Its code is loaded on a device that speaks new orders only. */
export const OrderVoice = lazyPage(() => import('./OrderVoice'), 'OrderVoice');
export const VoiceSetting = lazyPage(() => import('./VoiceSetting'), 'VoiceSetting');
