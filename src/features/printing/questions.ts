import { atom } from 'jotai';
import type { Order } from '../../core/orders/types';

/**
 * The order whose print dialog is open. Set it to an order to open the dialog.
 *
 * @public
 */
export const printQuestionAtom = atom<Order | null>(null);

/** Whether the dialog with the print settings of this device is open. */
export const isPrintSettingsOpenAtom = atom(false);
