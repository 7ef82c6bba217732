/** How long the screens of specification B show a toast (decisions b26, c15). @internal */
export const MANAGEMENT_TOAST = { durationMs: 2000 } as const;
