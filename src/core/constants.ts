/** Duration of toasts on the management screens (b26, c15). */
export const MANAGEMENT_TOAST = { durationMs: 2000 } as const;
