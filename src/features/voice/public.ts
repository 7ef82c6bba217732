export { OrderVoice, VoiceSetting } from './lazyVoice';
export { tonesAtom, voiceAtom } from './setting';
