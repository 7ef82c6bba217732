export { knownRatingsAtom, ratingsAtom } from './data';
export { lowReviews } from './stars';
