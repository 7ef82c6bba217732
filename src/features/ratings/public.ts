export { ratingsAtom } from './data';
export { lowReviews } from './stars';
