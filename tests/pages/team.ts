import { expect, type Locator, type Page } from '@playwright/test';

export interface MemberInput {
  name?: string;
  phone?: string;
  email?: string;
  role?: 'Cook' | 'Manager' | 'Accountant' | 'Custom';
}

export const MEENA: Required<MemberInput> = {
  name: 'Meena Sample',
  phone: '6000000099',
  email: 'meena@demo.example',
  role: 'Cook',
};

export function field(scope: Page | Locator, label: string): Locator {
  return scope.getByLabel(label, { exact: true });
}

export function permission(scope: Page | Locator, label: string): Locator {
  return scope.getByRole('checkbox', { name: label, exact: true });
}

/** Fills in the form, on the page or in the dialog. */
export async function fillMember(scope: Page | Locator, member: MemberInput): Promise<void> {
  const { name, phone, email, role } = member;
  if (name !== undefined) await field(scope, 'Name').fill(name);
  if (phone !== undefined) await field(scope, 'Phone Number').fill(phone);
  if (email !== undefined) await field(scope, 'Email Address').fill(email);
  if (role) await field(scope, 'Select Role').selectOption(role);
}

/** Expects the form to contain these values. */
export async function expectMember(scope: Page | Locator, member: MemberInput): Promise<void> {
  const { name, phone, email } = member;
  if (name !== undefined) await expect(field(scope, 'Name')).toHaveValue(name);
  if (phone !== undefined) await expect(field(scope, 'Phone Number')).toHaveValue(phone);
  if (email !== undefined) await expect(field(scope, 'Email Address')).toHaveValue(email);
}

export function submitButton(scope: Page | Locator): Locator {
  return scope.getByRole('button', { name: 'Submit', exact: true });
}

export function rowOf(page: Page, name: string): Locator {
  return page.getByRole('row').filter({ hasText: name });
}

/** Opens the menu of a member and clicks an item. */
export async function pick(
  page: Page,
  name: string,
  item: 'Edit' | 'Quick edit' | 'Delete',
): Promise<void> {
  await page.getByRole('button', { name: `More actions for ${name}` }).click();
  await page.getByRole('menuitem', { name: item, exact: true }).click();
}
