/** Encoded dots, slashes, backslashes and NUL. */
const HIDDEN = /%(?:2e|2f|5c|00)/i;
/** Printable ASCII without space and backslash. */
const PLAIN = /^[!-[\]-~]*$/;

/** The undecoded path of a request target; `null` if it could hide another path. */
export function safePath(target: string): string | null {
  const path = target.split(/[?#]/, 1)[0] ?? '';
  if (!path.startsWith('/') || path.startsWith('//')) return null;
  if (HIDDEN.test(path) || !PLAIN.test(path) || path.includes('%25')) return null;
  const isDotted = path.split('/').some((segment) => segment === '.' || segment === '..');
  return isDotted ? null : path;
}

/** Dotfiles are never served. */
export function hasDotfile(path: string): boolean {
  return path.split('/').some((segment) => segment.startsWith('.'));
}
