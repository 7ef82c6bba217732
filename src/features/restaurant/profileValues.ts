import type { Amounts } from '../../core/amount/amounts';
import { amount } from '../../core/format/wireAmount';
import { toText } from '../../core/format/wireValues';
import type { Vendor } from '../../core/vendor/types';
import type { Contact, ProfileValues, Restaurant } from './data';

const DECIMALS = 6;

export function toValues(
  restaurant: Restaurant,
  contact: Contact,
  foundedOn: string,
): ProfileValues {
  const { about, address, point, diet, minimumOrder, preparationMinutes, charge, gst } = restaurant;
  return {
    ...contact,
    about,
    address,
    ...pointValues(point),
    pinnedAddress: address,
    foundedOn,
    diet,
    minimumOrder,
    preparationMinutes,
    charge,
    gst,
  };
}

const NUMBERS = {
  minimumOrder: 'money',
  preparationMinutes: 'count',
  charge: 'decimal',
  gst: 'decimal',
  lat: 'decimal',
  lng: 'decimal',
} as const satisfies Partial<Record<keyof ProfileValues, keyof Amounts>>;

/** The values with their numbers as the fields show them. */
export function shownNumbers(values: ProfileValues, amounts: Amounts): ProfileValues {
  return withNumbers(values, (wire, kind) => amounts[kind].write(amount(wire)) || wire);
}

/** The values with their numbers as the backend reads them. */
export function sentNumbers(values: ProfileValues, amounts: Amounts): ProfileValues {
  return withNumbers(values, (typed, kind) => toText(amounts[kind].value(typed)));
}

function withNumbers(
  values: ProfileValues,
  convert: (value: string, kind: keyof Amounts) => string,
): ProfileValues {
  const numbers = { ...values };
  for (const [name, kind] of Object.entries(NUMBERS) as [keyof typeof NUMBERS, keyof Amounts][]) {
    numbers[name] = convert(values[name], kind);
  }
  return numbers;
}

/** Six decimals are about ten centimetres. */
export function pointValues(point: { lat: number; lng: number } | null) {
  return { lat: toDegrees(point?.lat), lng: toDegrees(point?.lng) };
}

export function toDegrees(value: number | undefined): string {
  return value === undefined ? '' : toText(Number(value.toFixed(DECIMALS)));
}

/** The vendor as `/vendor/get` returns it, with the name of the restaurant. */
export type LinkedVendor = Contact & Pick<Vendor, 'restaurantName'>;

/** The name is the restaurant's; phone and e-mail are the vendor's (b70). */
export function contactOf(restaurant: Restaurant, vendor: LinkedVendor | null): Contact {
  const linked = restaurant.vendor;
  return {
    name: vendor?.restaurantName || restaurant.name || vendor?.name || linked.name,
    phone: vendor?.phone || linked.phone || restaurant.phone,
    email: vendor?.email || linked.email || restaurant.email,
  };
}

/**
 * Keeps the restaurant's own name unless the vendor edited it. The copy in the vendor record may be older, and a change
 * of another field must not rename the restaurant (b70).
 */
export function withOwnName<Values extends Contact>(
  typed: Values,
  shown: Contact,
  ownName: string,
): Values {
  return typed.name === shown.name && ownName ? { ...typed, name: ownName } : typed;
}

/** Whether the pin was set for the current address (b87). */
export function isPinConfirmed(values: Pick<ProfileValues, 'address' | 'pinnedAddress'>): boolean {
  return values.address.trim() === values.pinnedAddress.trim();
}
