export { Advice } from './crop/Advice';
