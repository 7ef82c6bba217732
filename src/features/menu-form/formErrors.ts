import { FIELDS } from '../../core/menu/itemTable';

/** The fields in the order of the screen, then the lists and the limit of a group, which come after its name. */
const ORDER: readonly string[] = [...FIELDS, 'variants', 'max', 'items'];

/** The messages of all fields, rows included, each once, in the order of the screen. */
export function errorMessages(errors: object): string[] {
  const ordered = Object.entries(errors).toSorted(
    ([one], [other]) => ORDER.indexOf(one) - ORDER.indexOf(other),
  );
  const errorTexts = ordered.flatMap(([, error]: [string, unknown]): string[] => {
    if (typeof error !== 'object' || error === null) return [];
    return 'message' in error && typeof error.message === 'string'
      ? [error.message]
      : errorMessages(error);
  });
  return [...new Set(errorTexts)];
}

/** Focuses the first invalid field of a form, also in a folded part, and scrolls it to the middle, away from the sticky bars. */
export function focusFirstError(form: HTMLElement): void {
  const field = form.querySelector<HTMLElement>('[aria-invalid="true"]');
  field?.closest('details')?.setAttribute('open', '');
  field?.focus({ preventScroll: true });
  field?.scrollIntoView({ block: 'center' });
}
