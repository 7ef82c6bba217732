import type { Locator, Page } from '@playwright/test';

export interface RegisterFields {
  fullName: string;
  restaurant: string;
  phone: string;
  email: string;
  founded: string;
}

/** The registration form. */
export interface Register {
  fullName: Locator;
  restaurant: Locator;
  phone: Locator;
  email: Locator;
  founded: Locator;
  create: Locator;
  dialog: Locator;
  fill(fields: Partial<RegisterFields>): Promise<void>;
  values(): Promise<RegisterFields>;
}

export function registerOf(page: Page): Register {
  const fields = {
    fullName: page.getByRole('textbox', { name: 'Full Name' }),
    restaurant: page.getByRole('textbox', { name: 'Restaurant Name' }),
    phone: page.getByRole('textbox', { name: 'Registered Phone Number' }),
    email: page.getByRole('textbox', { name: 'Email Address' }),
    founded: page.getByLabel('Date of Birth'),
  };
  const names = ['fullName', 'restaurant', 'phone', 'email', 'founded'] as const;
  return {
    ...fields,
    create: page.getByRole('button', { name: 'Create Account' }),
    dialog: page.getByRole('dialog', { name: 'Enter the code' }),
    async fill(values) {
      for (const name of names) {
        const value = values[name];
        if (value !== undefined) await fields[name].fill(value);
      }
    },
    async values() {
      const [fullName = '', restaurant = '', phone = '', email = '', founded = ''] =
        await Promise.all(names.map((name) => fields[name].inputValue()));
      return { fullName, restaurant, phone, email, founded };
    },
  };
}

/** A new vendor with a random phone, since tests share one sandbox. */
export function newcomer(): RegisterFields {
  const rest = String(Math.floor(Math.random() * 1e9)).padStart(9, '0');
  return {
    fullName: 'Meena Rao',
    restaurant: 'Ananda Bhavan',
    phone: `7${rest}`,
    email: 'meena@ananda.example',
    founded: '2019-04-14',
  };
}
