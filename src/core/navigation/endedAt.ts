/**
 * Where the vendor stood when the session ended by itself, kept in the entry of the sign-in: it says
 * why it is there, and leads back.
 */
export function endedAt(path: string): { endedAt: string } {
  return { endedAt: path };
}

/** `null` unless the entry is ours: a host may keep anything in it. */
export function readEndedAt(state: unknown): string | null {
  const path: unknown =
    typeof state === 'object' && state !== null && 'endedAt' in state ? state.endedAt : null;
  return typeof path === 'string' && /^\/(?!\/)/.test(path) ? path : null;
}
