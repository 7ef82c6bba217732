export const kit = {
  /** On every element, in place of the reset, which leaves out content of the host. */
  own: 'vp-kit',
  page: 'vp-kit-page',
  card: 'vp-kit-card',
  field: 'vp-kit-field',
  empty: 'vp-kit-empty',
} as const;
