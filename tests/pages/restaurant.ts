import { expect, type Locator, type Page } from '@playwright/test';
import { fixtureFile } from './kyc.ts';

export const PROFILE = '/outlet/restaurant-profile';

/** A complete profile. */
export const SAVED = {
  about: 'Tandoor and tiffins',
  address: '12 Example Road, Demo Nagar, Bengaluru 560000',
  banner: 'assets/demo-tandoor.svg',
  assets: Array.from({ length: 11 }, (_, n) => `assets/gallery-${n + 1}.svg`),
  location: { type: 'Point', coordinates: [77.5946, 12.9716] },
  minimum_order_value: 149,
} as const;

export interface RestaurantScreen {
  isOpen(): Promise<void>;
  field(label: string): Locator;
  address: Locator;
  update: Locator;
  /** The pictures in the gallery. */
  images: Locator;
  /** Chooses generated pictures in a file input. */
  choose(label: 'Banner' | 'Add images', ...titles: string[]): Promise<void>;
}

const GOOD = 'a PNG of the size of a photo';

export function restaurantOf(page: Page): RestaurantScreen {
  const field = (label: string) => page.getByLabel(label, { exact: true });
  return {
    async isOpen() {
      await expect(field('About')).toBeVisible();
    },
    field,
    address: field('Restaurant address'),
    update: page.getByRole('button', { name: 'Update', exact: true }),
    images: page.getByRole('list', { name: 'Gallery' }).getByRole('img'),
    choose: (label, ...titles) =>
      page
        .getByLabel(label, { exact: true })
        .setInputFiles((titles.length ? titles : [GOOD]).map(fixtureFile)),
  };
}
