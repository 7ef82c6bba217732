/** The history state of the sign-in screen after a session has expired. */
export function returnTo(path: string): { returnTo: string } {
  return { returnTo: path };
}

/** Returns the path in a history state; `null` unless the portal has written the state. */
export function readReturnTo(state: unknown): string | null {
  const path: unknown =
    typeof state === 'object' && state !== null && 'returnTo' in state ? state.returnTo : null;
  return typeof path === 'string' && /^\/(?!\/)/.test(path) ? path : null;
}
