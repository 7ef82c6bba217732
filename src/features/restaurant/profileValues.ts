import { text } from '../../core/format/wireValues';
import type { Contact, ProfileValues, Restaurant } from './types';

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

/** Six decimals are about ten centimetres. */
export function pointValues(point: { lat: number; lng: number } | null) {
  return { lat: degrees(point?.lat), lng: degrees(point?.lng) };
}

function degrees(value: number | undefined): string {
  return value === undefined ? '' : text(Number(value.toFixed(DECIMALS)));
}

/** From the linked vendor, else from the restaurant (b70). */
export function contactOf(restaurant: Restaurant, vendor: Contact | null): Contact {
  const linked = restaurant.vendor;
  return {
    name: vendor?.name || linked.name || restaurant.name,
    phone: vendor?.phone || linked.phone || restaurant.phone,
    email: vendor?.email || linked.email || restaurant.email,
  };
}

/** Whether the pin was set for the current address (b87). */
export function isPinConfirmed(values: Pick<ProfileValues, 'address' | 'pinnedAddress'>): boolean {
  return values.address.trim() === values.pinnedAddress.trim();
}
