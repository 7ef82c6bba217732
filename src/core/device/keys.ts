/** Data that is stored under a key of its vendor (c50), with its lifetime. */
export const OWNED = {
  push_test: 'session',
  vendor_rights: 'session',
  orders_silenced: 'session',
  issues_heard: 'session',
  kitchen_station: 'vendor',
  kitchen_stations: 'vendor',
  kitchen_strikes: 'vendor',
  menu_out_until: 'vendor',
  menu_runs: 'vendor',
  order_numbers: 'vendor',
  order_prints: 'vendor',
  order_proofs: 'vendor',
  orders_in_work: 'vendor',
  orders_left_here: 'vendor',
  payout_rates: 'vendor',
  print_lines: 'vendor',
  print_seen: 'vendor',
  print_stations: 'vendor',
  print_jobs: 'vendor',
  store_paused: 'vendor',
} as const satisfies Record<string, 'session' | 'vendor'>;

/**
 * The keys of device data, each with its lifetime (c29). `device`: settings without vendor data, which remain after
 * sign-out. `session`: removed when the session ends. `vendor`: data whose loss costs money; it is stored for 7 days
 * after the session. `push_token` names no vendor: the registration belongs to the browser, and the next vendor must
 * find it to end it. docs/adapters.md describes each key.
 */
export const DEVICE_KEYS = {
  ...OWNED,
  device_id: 'device',
  order_sound: 'device',
  order_voice: 'device',
  orders_view: 'device',
  menu_view: 'device',
  order_shortcuts: 'device',
  order_proof: 'device',
  order_proof_note: 'device',
  accept_minutes: 'device',
  kitchen_distance: 'device',
  kitchen_all_day: 'device',
  kitchen_turns: 'device',
  ready_codes: 'device',
  print_settings: 'device',
  print_printers: 'device',
  alerts_dismissed: 'device',
  device_checks: 'device',
  language: 'device',
  dish_names: 'device',
  push_token: 'session',
} as const satisfies Record<string, 'device' | 'session' | 'vendor'>;

export type DeviceKey = keyof typeof DEVICE_KEYS;

/** The keys that end in the hash of their vendor in the storage. */
export const OWNED_KEYS = /* @__PURE__ */ Object.keys(OWNED) as (keyof typeof OWNED)[];
