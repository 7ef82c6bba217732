import type { Check, System } from './types';

export const SYSTEMS = {
  android: 'android',
  apple: 'apple',
  windows: 'windows',
  other: 'otherSystem',
} as const satisfies Record<System, string>;

type Steps = NonNullable<Check['steps']>;

export const INSTALL_STEPS: Steps = {
  android: 'installAndroid',
  apple: 'installApple',
  windows: 'installWindows',
  other: 'installOther',
};

export const NOTIFY_STEPS: Steps = {
  android: 'notifyAndroid',
  apple: 'notifyApple',
  windows: 'notifyWindows',
  other: 'notifyOther',
};

export const BATTERY_STEPS: Steps = {
  android: 'batteryAndroid',
  apple: 'batteryApple',
  windows: 'batteryWindows',
  other: 'batteryOther',
};

export const SOUND_STEPS: Steps = {
  android: 'soundAndroid',
  apple: 'soundApple',
  windows: 'soundWindows',
  other: 'soundOther',
};
