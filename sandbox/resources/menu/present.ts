import type { Clock } from '../../clock.ts';
import type { FoodItemRow } from './schema.ts';

export function presentFoodItem(row: FoodItemRow, clock: Clock) {
  return {
    ...row.own,
    _id: row.id,
    restaurant_id: row.restaurantId,
    name: row.name,
    description: row.description,
    title: row.title,
    selling_price: row.sellingPrice,
    base_price: row.basePrice,
    tag: row.tag,
    veg_nonveg: row.diet,
    status: row.isListed,
    in_stock: row.isInStock,
    out_until: row.outUntil > 0 ? clock.iso(row.outUntil, 'live') : null,
    recomended: row.isRecommended,
    dish_category_id: row.categoryId,
    product_type: row.productType,
    product_timing: row.productTiming,
    default_quantity: row.defaultQuantity,
    image: row.image,
    variants: row.variants,
    combinations: row.combinations,
    addon: row.addons,
    ...(row.allergens && { allergens: row.allergens }),
  };
}
