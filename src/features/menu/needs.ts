import type { Needs } from '../../core/permissions/access';

/** Who may say what can be had now, beside those who may change items. */
export const STOCK: Needs = ['menu_item_stock', 'menu_management', 'product_management'];

/** Who may change, add and delete items. */
export const CHANGE: Needs = ['menu_management', 'product_management'];
