import { text } from '../../core/format/wireValues';
import type { Contact, ProfileValues, Restaurant } from './types';

const PLACES = 6;

/** The record as the form shows it; `foundedOn` already as a day. */
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

/** Six decimals: ten centimetres, and no noise of the map. */
export function pointValues(point: { lat: number; lng: number } | null) {
  return { lat: degrees(point?.lat), lng: degrees(point?.lng) };
}

function degrees(value: number | undefined): string {
  return value === undefined ? '' : text(Number(value.toFixed(PLACES)));
}

/** Read from the linked vendor, and from the restaurant where there is none (decision b70). */
export function contactOf(restaurant: Restaurant, vendor: Contact | null): Contact {
  const linked = restaurant.vendor;
  return {
    name: vendor?.name || linked.name || restaurant.name,
    phone: vendor?.phone || linked.phone || restaurant.phone,
    email: vendor?.email || linked.email || restaurant.email,
  };
}

/** Whether the pin was set for the address as it now reads (decision b87). */
export function isPinConfirmed(values: Pick<ProfileValues, 'address' | 'pinnedAddress'>): boolean {
  return values.address.trim() === values.pinnedAddress.trim();
}

const DIETS = ['veg', 'non_veg', 'both'] as const;

export interface DietOption {
  /** As it is sent: the stored spelling of a known one stays (decision b61). */
  value: string;
  /** `null` for a value that the portal does not know. */
  diet: (typeof DIETS)[number] | null;
}

/** The three types, and the stored one when it is none of them. */
export function dietOptions(stored: string): DietOption[] {
  const known = DIETS.map((diet) => ({ value: isSame(diet, stored) ? stored : diet, diet }));
  const isKnown = stored.trim() === '' || known.some(({ value }) => value === stored);
  return isKnown ? known : [...known, { value: stored, diet: null }];
}

function isSame(one: string, other: string): boolean {
  return plain(one) === plain(other);
}

function plain(value: string): string {
  return value.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');
}
