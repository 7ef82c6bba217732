import type { Locator, Page } from '@playwright/test';

/** The landing page: the phone number, then the dialog with four boxes for the code. */
export interface Landing {
  phone: Locator;
  signIn: Locator;
  dialog: Locator;
  /** One of the boxes, by its position from 1 to 4. */
  box(position: number): Locator;
  verify: Locator;
  /** The digits in the four boxes. */
  digits(): Promise<string[]>;
}

export function landingOf(page: Page): Landing {
  const dialog = page.getByRole('dialog', { name: 'Enter the code' });
  const boxes = dialog.getByRole('textbox');
  return {
    phone: page.getByRole('textbox', { name: 'Phone number' }),
    signIn: page.getByRole('button', { name: 'Sign In', exact: true }),
    dialog,
    box: (position) => dialog.getByRole('textbox', { name: `Digit ${position} of 4` }),
    verify: dialog.getByRole('button', { name: 'Verify' }),
    digits: () =>
      boxes.evaluateAll((inputs) => inputs.map((box) => (box as HTMLInputElement).value)),
  };
}

/** Finds the landing page by its title. */
export function landing(scope: Pick<Page, 'getByRole'>): Locator {
  return scope.getByRole('heading', { name: 'Get Started' });
}
