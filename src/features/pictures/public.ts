export { PictureDrop } from './components/PictureDrop';
export { default as pictureMessages } from './messages.en.json';
export { addedPicturesAtom } from './state';
