const SHORT = { durationMs: 2000 } as const;

/** How long the toasts of forms and switches are shown, for each group of screens (b26). */
export const FORM_TOASTS = {
  account: SHORT,
  availability: SHORT,
  kyc: SHORT,
  menu: SHORT,
  offers: SHORT,
  orders: SHORT,
  restaurant: SHORT,
  team: SHORT,
  timings: SHORT,
} as const;

export type ToastGroup = keyof typeof FORM_TOASTS;
