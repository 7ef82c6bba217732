export const kit = {
  /** The class of every element of the kit, because the reset does not apply to content of the host. */
  own: 'vp-kit',
  page: 'vp-kit-page',
  card: 'vp-kit-card',
  field: 'vp-kit-field',
  empty: 'vp-kit-empty',
} as const;
