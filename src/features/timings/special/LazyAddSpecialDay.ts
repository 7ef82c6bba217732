import { lazyPage } from '../../../ui/patterns/lazyPage';

/** Adds a special day from another screen. */
export const LazyAddSpecialDay = lazyPage<'AddSpecialDay', { onClose: () => void }>(
  () => import('./AddSpecialDay'),
  'AddSpecialDay',
);
