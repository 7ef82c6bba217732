import { addMissing } from './define.ts';

function open(this: HTMLDialogElement): void {
  this.setAttribute('open', '');
}

function close(this: HTMLDialogElement, returnValue?: string): void {
  if (!this.hasAttribute('open')) return;
  this.removeAttribute('open');
  if (returnValue !== undefined) this.returnValue = returnValue;
  queueMicrotask(() => this.dispatchEvent(new Event('close')));
}

/** Esc closes the dialog that was opened last, unless it prevents that. */
function closeOnEscape({ key }: KeyboardEvent): void {
  const dialog = [...document.querySelectorAll<HTMLDialogElement>('dialog[open]')].at(-1);
  if (key !== 'Escape' || !dialog) return;
  if (dialog.dispatchEvent(new Event('cancel', { cancelable: true }))) dialog.close();
}

export function addDialogs(): void {
  if ('showModal' in HTMLDialogElement.prototype) return;
  addMissing(HTMLDialogElement.prototype, { show: open, showModal: open, close });
  document.addEventListener('keydown', closeOnEscape);
}
