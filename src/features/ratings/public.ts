export { ratingsAtom } from './queries';
export { lowReviews } from './stars';
