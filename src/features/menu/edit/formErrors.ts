/** The messages of all fields, rows included, each once. */
export function errorMessages(errors: object): string[] {
  const found = Object.values(errors).flatMap((error: unknown): string[] => {
    if (typeof error !== 'object' || error === null) return [];
    return 'message' in error && typeof error.message === 'string'
      ? [error.message]
      : errorMessages(error);
  });
  return [...new Set(found)];
}

/** Focuses the first invalid field of a form and scrolls it to the middle, away from the sticky bars. */
export function focusFirstError(form: HTMLElement): void {
  const field = form.querySelector<HTMLElement>('[aria-invalid="true"]');
  field?.focus({ preventScroll: true });
  field?.scrollIntoView({ block: 'center' });
}
