export { LanguageSetting } from './LanguageSetting';
