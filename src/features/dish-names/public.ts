export { DishNamesSetting } from './DishNamesSetting';
