const SHOWN = 4;

/** `•••• 1234`; a value of four characters or fewer is masked completely (T19). */
export function mask(value: string): string {
  if (value === '') return '';
  return value.length > SHOWN ? `•••• ${value.slice(-SHOWN)}` : '••••';
}
