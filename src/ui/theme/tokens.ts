import type { Tokens } from '../../core/contracts';

/** Paper by day. Every text and control pair is measured in `contrast.test.ts`. */
export const light: Tokens = {
  primary: '#14603c',
  onPrimary: '#ffffff',
  bg: '#f6f4ee',
  surface: '#fffefb',
  surface2: '#f0ede4',
  text: '#1d1c18',
  textMuted: '#5e5a50',
  border: '#ddd8cb',
  focus: '#14603c',
  success: '#1a6b3c',
  warning: '#8a5200',
  danger: '#b3261e',
  info: '#1f5a9e',
  backdrop: 'rgb(29 28 24 / 0.48)',
  orderNew: '#925600',
  orderPreparing: '#1f5a9e',
  orderPacking: '#6a3fa3',
  orderReady: '#1a6b3c',
  orderDeclined: '#b3261e',
  orderLate: '#b03a0c',
};

/** Ink by night: the same roles, lighter inks on a warm near-black. */
export const dark: Tokens = {
  primary: '#74cf9c',
  onPrimary: '#0a2115',
  bg: '#141310',
  surface: '#1d1c18',
  surface2: '#282620',
  text: '#f2efe7',
  textMuted: '#ada79a',
  border: '#3b3830',
  focus: '#9be3ba',
  success: '#74cf8f',
  warning: '#f0b455',
  danger: '#ff9a8f',
  info: '#8fbcff',
  backdrop: 'rgb(0 0 0 / 0.64)',
  orderNew: '#f5b84b',
  orderPreparing: '#8fbcff',
  orderPacking: '#c8a9ff',
  orderReady: '#74cf8f',
  orderDeclined: '#ff9a8f',
  orderLate: '#ffa36b',
};
