export { CsvHost, isCsvOpenAtom } from './components/CsvHost';
export { default as csvMessages } from './messages.en.json';
