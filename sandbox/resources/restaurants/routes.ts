import { eq } from 'drizzle-orm';
import { type Answer, Refusal } from '../../answers.ts';
import type { SignedInInput } from '../../calls.ts';
import type { SandboxContext } from '../../context.ts';
import { numberField } from '../../fields.ts';
import type { Resource, SeededRestaurant } from '../resource.ts';
import { findTimings } from '../timings/store.ts';
import { presentRestaurant } from './present.ts';
import { restaurants as table } from './schema.ts';
import { changeProfile, findRestaurant } from './store.ts';
import { galleryOf, updateRestaurant } from './updateProfile.ts';

const GALLERY_SIZE = 11;

async function getRestaurant({ sandbox, vendor }: SignedInInput): Promise<Answer> {
  const row = await findRestaurant(sandbox, vendor.restaurantId);
  const timings = await findTimings(sandbox, vendor.restaurantId);
  return { data: [presentRestaurant(row, vendor, timings)] };
}

async function deleteAsset({ sandbox, vendor, fields, record }: SignedInInput): Promise<Answer> {
  const index = numberField(fields, 'index', -1);
  const change = await changeProfile(sandbox, vendor.restaurantId, ({ profile }) => {
    const assets = galleryOf(profile);
    if (index < 0 || assets.splice(index, 1).length === 0)
      throw new Refusal(404, 'There is no such image.');
    return { profile: { ...profile, assets } };
  });
  record({ effective: true, ...change });
  return { message: 'Image deleted successfully' };
}

async function seedDemo({ db }: SandboxContext, { restaurantId }: SeededRestaurant) {
  const gallery = Array.from({ length: GALLERY_SIZE }, (_, n) => `assets/gallery-${n + 1}.svg`);
  const profile = {
    about: 'North Indian tandoor and South Indian tiffins, cooked to order since 2019.',
    address: '12 Example Road, Demo Nagar, Bengaluru 560000',
    location: { type: 'Point', coordinates: [77.5946, 12.9716] },
    banner: 'assets/demo-tandoor.svg',
    assets: gallery,
    veg_non_veg: 'both',
    minimum_order_value: 149,
    minimum_order_preparation_time: 20,
  };
  await db.update(table).set({ profile }).where(eq(table.id, restaurantId));
}

export const restaurants: Resource = {
  calls: {
    restaurantGet: getRestaurant,
    restaurantUpdate: updateRestaurant,
    restaurantDeleteAsset: deleteAsset,
  },
  seedDemo,
};
