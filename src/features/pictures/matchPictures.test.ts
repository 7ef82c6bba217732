import { expect, test } from 'vitest';
import { matchPictures } from './matchPictures';

const MENU = [
  { id: 'tikka', name: 'Paneer Tikka' },
  { id: 'creme', name: 'Crème Brûlée' },
  { id: '65', name: 'Chicken 65' },
  { id: 'chicken', name: 'Chicken' },
  { id: 'up', name: '7 Up' },
  { id: 'dal', name: 'दाल मखनी' },
  { id: 'dil', name: 'दिल' },
  { id: 'paratha', name: 'पराठा' },
  { id: 'kadhi', name: 'कढ़ी' },
  { id: 'a', name: 'Thali' },
  { id: 'b', name: 'thali' },
  { id: '', name: 'Broken' },
  { id: 'none', name: '!!!' },
];

test.each([
  ['paneer-tikka.jpg', 'tikka'],
  ['PANEER_TIKKA.JPEG', 'tikka'],
  ['Paneer Tikka (2).webp', 'tikka'],
  ['Paneer Tikka - Copy (3).jpg', 'tikka'],
  ['PaneerTikka.heic', 'tikka'],
  ['creme brulee.png', 'creme'],
  ['Crème Brûlée.png'.normalize('NFD'), 'creme'],
  ['chicken-65.jpg', '65'],
  ['chicken 65 2.jpg', '65'],
  ['chicken 2.jpg', 'chicken'],
  ['7up.jpg', 'up'],
  ['दाल_मखनी.jpg', 'dal'],
  ['दाल-मखनी (१).jpg', 'dal'],
  ['दाल मखनी - कॉपी.jpg', 'dal'],
  ['दिल.jpg', 'dil'],
  ['पराठा', 'paratha'],
  ['कढ़ी.jpg'.normalize('NFC'), 'kadhi'],
  ['कढ़ी.jpg'.normalize('NFD'), 'kadhi'],
])('%s belongs to the item %s', (file, itemId) => {
  expect(matchPictures([file], MENU)).toEqual([{ itemId, note: null }]);
});

test.each([
  ['IMG_2034.jpg', 'unknown'],
  ['broken.jpg', 'unknown'],
  ['.jpg', 'unknown'],
  ['दल.jpg', 'unknown'],
  ['thali.jpg', 'several'],
])('%s has no item: %s', (file, note) => {
  expect(matchPictures([file], MENU)).toEqual([{ itemId: '', note }]);
});

test('the more exact of two files for an item gets it', () => {
  expect(matchPictures(['7 up (1).jpg', '7 up.jpg', '7-up.png'], MENU)).toEqual([
    { itemId: '', note: 'twice' },
    { itemId: 'up', note: null },
    { itemId: '', note: 'twice' },
  ]);
});
