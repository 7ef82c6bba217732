export { ratingsAtom } from './queries';
