import type { Query } from './screen.ts';

function byRole(role: string) {
  return (name: string | RegExp, within?: Query): Query => ({
    role,
    name,
    ...(within && { within }),
  });
}

export const box = byRole('textbox');
export const button = byRole('button');
export const dialog = byRole('dialog');
export const heading = byRole('heading');
export const link = byRole('link');
export const region = byRole('region');
export const tab = byRole('tab');
export const table = byRole('table');

/** Wait for it before a tab is clicked: the row of the toast moves the tabs (c67), and a driver can press meanwhile. */
export const updatedToast: Query = { text: /^Order Updated!/ };

export const mainMenu = byRole('navigation')('Main menu');
