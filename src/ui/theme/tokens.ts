import type { Tokens } from '../../core/contracts';

/** A contrast of 3:1 against every surface; `border` has less. */
const control = 'color-mix(in srgb, var(--vp-color-text-muted) 80%, var(--vp-color-surface))';

/** The light scheme. `contrast.test.ts` checks every pair of text and background colours. */
export const light: Tokens = {
  primary: '#14603c',
  onPrimary: '#ffffff',
  bg: '#f6f4ee',
  surface: '#fffefb',
  surface2: '#f0ede4',
  text: '#1d1c18',
  textMuted: '#5e5a50',
  border: '#ddd8cb',
  control,
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

export const dark: Tokens = {
  primary: '#74cf9c',
  onPrimary: '#0a2115',
  bg: '#141310',
  surface: '#1d1c18',
  surface2: '#282620',
  text: '#f2efe7',
  textMuted: '#ada79a',
  border: '#3b3830',
  control,
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
