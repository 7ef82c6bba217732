export { CsvHost, isCsvOpenAtom, loadMenuFile } from './components/CsvHost';
export { default as csvMessages } from './messages.en.json';
