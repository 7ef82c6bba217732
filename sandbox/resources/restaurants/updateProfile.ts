import { type Answer, denied, Refusal } from '../../answers.ts';
import type { SignedInInput } from '../../calls.ts';
import {
  type Fields,
  fileField,
  filesField,
  numberField,
  objectField,
  ownFields,
  textField,
} from '../../fields.ts';
import { storeUpload } from '../uploads/store.ts';
import type { VendorRow } from '../vendors/schema.ts';
import { presentRestaurant } from './present.ts';
import type { RestaurantRow } from './schema.ts';
import { changeProfile } from './store.ts';

const TEXTS = ['about', 'address', 'phone', 'email', 'date_of_founding', 'veg_non_veg'];
const NUMBERS = [
  'minimum_order_value',
  'minimum_order_preparation_time',
  'restaurant_charge',
  'gst_percentage',
];

/** Updates the profile. Uploaded files are added to the gallery. A vendor cannot change `admin_commission`. */
export async function updateRestaurant(input: SignedInInput): Promise<Answer> {
  const { sandbox, vendor, fields, record } = input;
  const pictures = await storePictures(input);
  const change = await changeProfile(sandbox, vendor.restaurantId, (row) => {
    const { profile } = row;
    if (profile.approval_request === 'pending') {
      throw new Refusal(409, 'Your last change is waiting for approval.');
    }
    const banner = pictures.banner ?? currentBanner(fields, profile.banner);
    const assets = [...galleryOf(profile), ...pictures.files];
    const extras = ownFields(fields, knownFields(row, vendor));
    const next = { ...profile, ...extras, ...profileFields(fields), banner, assets };
    return { name: String(fields.name), profile: next };
  });
  record({ effective: true, ...change });
  return { message: 'Profile Updated Successfully' };
}

async function storePictures({ sandbox, vendor, fields }: SignedInInput) {
  const { restaurantId } = vendor;
  const store = (field: string, file: File) =>
    storeUpload(sandbox, { kind: 'picture', restaurantId, field, file });
  const banner = fileField(fields, 'banner');
  const files: string[] = [];
  for (const file of filesField(fields, 'files')) files.push(await store('files', file));
  return { banner: banner && (await store('banner', banner)), files };
}

/** The portal may send the path of the current banner; any other text is refused. */
function currentBanner(fields: Fields, banner: unknown): unknown {
  const path = textField(fields, 'banner');
  if (path !== '' && path !== banner) throw denied(422, 'banner is not the current one');
  return banner ?? null;
}

/** The fields of the contract, some of which a vendor cannot change. */
function knownFields(row: RestaurantRow, vendor: VendorRow): readonly string[] {
  const shown = presentRestaurant({ ...row, profile: {} }, vendor, null);
  return [...Object.keys(shown), 'restaurant_id', 'files'];
}

function profileFields(fields: Fields): Fields {
  const location = objectField(fields, 'location');
  const texts = TEXTS.map((name) => [name, String(fields[name])]);
  const numbers = NUMBERS.map((name) => [name, numberField(fields, name, 0)]);
  return Object.fromEntries([...texts, ...numbers, ...(location ? [['location', location]] : [])]);
}

export function galleryOf(profile: Fields): string[] {
  return Array.isArray(profile.assets) ? profile.assets.map(String) : [];
}
