import { toDate } from '../../core/format/formats';
import { amount } from '../../core/format/wireAmount';
import { isWire, list, record, toText, type Wire } from '../../core/format/wireValues';
import type { Ratings, Review, ReviewedItem, Scores } from './data';

const HIGHEST = 5;

/** Reads either `{overall_review, data}`, or a list next to `overall_review`. */
export function toRatings(data: unknown, body: Wire): Ratings {
  const answer = isWire(data) ? data : body;
  const reviews = Array.isArray(data) ? data : answer.data;
  return {
    overall: toScores(record(answer.overall_review)),
    reviews: list(reviews).map(toReview),
  };
}

function toReview(wire: Wire, index: number): Review {
  const customer = record(wire.customer);
  const createdAt = typeof wire.createdAt === 'number' ? wire.createdAt : toText(wire.createdAt);
  return {
    key: `${toText(wire._id)}#${index}`,
    customer: toText(customer.name).trim(),
    picture: toText(customer.profile_pic) || null,
    text: toText(wire.food_review).trim(),
    scores: toScores(wire),
    items: list(record(wire.order).cart_items).map(toItem),
    createdAt: toDate(createdAt) ? createdAt : '',
  };
}

function toItem(wire: Wire): ReviewedItem {
  return {
    name: toText(wire.food_item_name).trim(),
    quantity: amount(wire.quantity),
    image: toText(wire.food_item_image) || null,
  };
}

function toScores(wire: Wire): Scores {
  return {
    food: toScore(wire.food_rating),
    taste: toScore(wire.taste_rating),
    packaging: toScore(wire.packaging_rating),
    value: toScore(wire.value_rating),
  };
}

/** A value outside 0 to 5 is treated as not rated (B9). */
function toScore(value: unknown): number | null {
  const score = amount(value);
  return score !== null && score >= 0 && score <= HIGHEST ? score : null;
}
