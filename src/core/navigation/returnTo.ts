/** State of the history entry of the sign-in after a session has expired. */
export function returnTo(path: string): { returnTo: string } {
  return { returnTo: path };
}

/** `null` unless the portal has written the state. */
export function readReturnTo(state: unknown): string | null {
  const path: unknown =
    typeof state === 'object' && state !== null && 'returnTo' in state ? state.returnTo : null;
  return typeof path === 'string' && /^\/(?!\/)/.test(path) ? path : null;
}
