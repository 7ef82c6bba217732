import type { MouseEvent } from 'react';

/**
 * A frame whose sandbox lacks `allow-forms` fires no submit event. The forms of the portal are sent by scripts, so this
 * dispatches the event after a click on the button. Enter in a field causes such a click too (G12).
 */
export function submitInSandbox({ target, nativeEvent }: MouseEvent): void {
  const button = target instanceof Element ? target.closest<HTMLButtonElement>(SUBMIT) : null;
  const form = button?.form;
  if (!button || !form) return;
  let isSubmitted = false;
  const note = () => void (isSubmitted = true);
  form.addEventListener('submit', note, { capture: true, once: true });
  // The browser submits immediately after the listeners of the click.
  setTimeout(() => {
    form.removeEventListener('submit', note, true);
    const isRefused = nativeEvent.defaultPrevented || !(form.noValidate || form.matches(':valid'));
    if (isSubmitted || isRefused || !form.isConnected) return;
    const init = { bubbles: true, cancelable: true, submitter: button };
    form.dispatchEvent(new SubmitEvent('submit', init));
  });
}

const SUBMIT = 'button[type="submit"]';
