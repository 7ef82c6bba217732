export { addedPicturesAtom, PictureDrop } from './components/PictureDrop';
export { default as pictureMessages } from './messages.en.json';
