import { lazyPage } from '../../ui/patterns/lazyPage';

/** Few pages show it. */
export const ConfigPanel = lazyPage(() => import('./ConfigPanel'), 'ConfigPanel');
