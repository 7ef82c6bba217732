/** The columns of the matrix. Each is a step of the test. */
export const CHECKS = [
  'Sign-in',
  'Portal link',
  'Host link',
  'Back, Forward',
  'Deep link',
  'Reload',
  'Sign-out',
  'Unmount',
  'Quiet console',
] as const;
