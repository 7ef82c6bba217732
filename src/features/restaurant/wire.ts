import type { GeoPoint } from '../../core/contracts';
import { toExtra } from '../../core/extend/extra';
import { amount } from '../../core/format/wireAmount';
import { array, isWire, record, toText, type Wire } from '../../core/format/wireValues';
import type { Contact, ProfileUpdate, ProfileValues, Restaurant } from './data';

/** The text fields of `/restaurant/update`, in the order of the form. */
const TEXT_FIELDS = {
  name: 'name',
  phone: 'phone',
  email: 'email',
  about: 'about',
  date_of_founding: 'foundedOn',
  veg_non_veg: 'diet',
  address: 'address',
  minimum_order_value: 'minimumOrder',
  minimum_order_preparation_time: 'preparationMinutes',
  restaurant_charge: 'charge',
  gst_percentage: 'gst',
} as const satisfies Record<string, keyof ProfileValues>;

export const PROFILE_FIELDS = { banner: 'banner', files: 'newPictures', ...TEXT_FIELDS } as const;

export function toRestaurant(wire: Wire, keys?: readonly string[]): Restaurant {
  return {
    name: toText(wire.name),
    phone: toText(wire.phone),
    email: toText(wire.email),
    vendor: toContact(wire.vendor),
    about: toText(wire.about),
    address: toText(wire.address),
    point: toPoint(wire.location),
    banner: toPath(wire.banner),
    gallery: array(wire.assets ?? wire.files).map((value, index) => ({
      index,
      path: toPath(value),
    })),
    foundedOn: toText(wire.date_of_founding),
    diet: toText(wire.veg_non_veg ?? wire.veg_nonveg),
    minimumOrder: toText(wire.minimum_order_value),
    preparationMinutes: toText(wire.minimum_order_preparation_time),
    charge: toText(wire.restaurant_charge),
    commission: toText(wire.admin_commission),
    gst: toText(wire.gst_percentage),
    isLocked: toText(wire.approval_request).trim().toLowerCase() === 'pending',
    extra: toExtra(wire, keys),
  };
}

function toContact(value: unknown): Contact {
  const { name, phone, email } = record(value);
  return { name: toText(name), phone: toText(phone), email: toText(email) };
}

/** GeoJSON: longitude first. */
function toPoint(location: unknown): GeoPoint | null {
  const [lng, lat] = array(record(location).coordinates).map(amount);
  const isPoint = isWithin(lat, 90) && isWithin(lng, 180);
  return isPoint ? { lat, lng } : null;
}

function isWithin(degrees: number | null | undefined, limit: number): degrees is number {
  return typeof degrees === 'number' && Math.abs(degrees) <= limit;
}

function toPath(value: unknown): string {
  if (!isWire(value)) return toText(value);
  return toText(value.path) || toText(value.url) || toText(value.image);
}

/** The body of `/restaurant/update` (B7). */
export function toProfileForm(update: ProfileUpdate): FormData {
  const { restaurantId, values, banner, files, commission } = update;
  const form = new FormData();
  form.append('restaurant_id', restaurantId);
  if (banner instanceof File) form.append('banner', banner, banner.name);
  else if (banner) form.append('banner', banner);
  for (const file of files) form.append('files', file, file.name);
  const location = toLocation(values);
  if (location) form.append('location', JSON.stringify(location));
  for (const [part, name] of Object.entries(TEXT_FIELDS)) form.append(part, values[name].trim());
  if (commission) form.append('admin_commission', commission);
  return form;
}

function toLocation({ lat, lng }: ProfileValues): Wire | null {
  if (lat.trim() === '' || lng.trim() === '') return null;
  return { type: 'Point', coordinates: [Number(lng), Number(lat)] };
}
