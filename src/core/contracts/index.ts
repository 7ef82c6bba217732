export type * from './appearance';
export type * from './endpoints';
export type * from './events';
export type * from './links';
export type * from './maps';
export type * from './messages';
export type * from './push';
export type * from './storage';
