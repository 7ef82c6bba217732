export const kit = {
  /** The class of every element of the kit, because no other rule of the portal applies to content of the host. */
  own: 'vp-kit',
  page: 'vp-kit-page',
  card: 'vp-kit-card',
  form: 'vp-kit-form',
  field: 'vp-kit-field',
  empty: 'vp-kit-empty',
} as const;
