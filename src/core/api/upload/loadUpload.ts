import { lazyModule } from '../../async/lazyModule';
import type { upload } from './upload';

export type LoadUpload = () => Promise<{ upload: typeof upload }>;

/** Loads the code that sends files. A failed load is retried once. */
export const loadUpload: LoadUpload = lazyModule(() => import('./upload')).load;
