import { lazyPage } from '../../ui/patterns/lazyPage';

/** Adds a special day from another screen. */
export const AddSpecialDay = lazyPage<'AddSpecialDay', { onClose: () => void }>(
  () => import('./special/AddSpecialDay'),
  'AddSpecialDay',
);
