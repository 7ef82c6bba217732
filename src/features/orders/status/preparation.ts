/** Minutes offered when accepting; no other value is sent (A9, b78). */
export const PREPARATION_MINUTES = [20, 25, 30, 40, 45] as const;
export const DEFAULT_PREPARATION_MINUTES = 20;

/** The step after each status, with its label. */
export const NEXT_STEPS = {
  cooking: { to: 'packing_processing', action: 'orderReady' },
  packing_processing: { to: 'ready_to_pickup', action: 'readyForPickup' },
} as const;
