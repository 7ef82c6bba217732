import type { Clock } from '../../clock.ts';
import type { ReviewRow } from './schema.ts';

export function presentReview(row: ReviewRow, clock: Clock) {
  return {
    _id: row.id,
    createdAt: clock.iso(row.createdAt, 'past'),
    customer: { name: row.customerName, profile_pic: row.customerPicture },
    food_review: row.text,
    food_rating: row.food,
    taste_rating: row.taste,
    packaging_rating: row.packaging,
    value_rating: row.value,
    order: row.items ? { cart_items: row.items } : null,
  };
}
