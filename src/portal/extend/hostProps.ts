import { isWire } from '../../core/format/wireValues';
import { languagesOf } from '../props/givenLanguages';
import type { VendorPortalProps } from '../VendorPortalProps';

/** The props that extend or restrict the portal. Each has a check in `reportProps`. */
const NAMES = [
  'screens',
  'onlyScreens',
  'initialPath',
  'can',
  'region',
  'code',
  'slots',
  'hostStyles',
  'capabilities',
  'printer',
  'columns',
  'actions',
  'fields',
  'extraFields',
  'dishNames',
  'locales',
  'request',
  'backend',
  'imageOrigins',
] as const satisfies readonly (keyof VendorPortalProps)[];

export type HostPropName = (typeof NAMES)[number];

export type HostProps = Pick<VendorPortalProps, HostPropName | 'routing'>;

/** Hosts pass these often, and a new object at each render; if they can be used, there is nothing to report. */
export function withoutUsable({ request, imageOrigins, locales, ...props }: HostProps): HostProps {
  return {
    ...props,
    locales: hasUsableLocales(locales) ? undefined : locales,
    request: isWire(request) ? undefined : request,
    imageOrigins: Array.isArray(imageOrigins) ? undefined : imageOrigins,
  };
}

/** Whether each language can be shown, and none is given twice. */
export function hasUsableLocales(given: unknown): boolean {
  const tags = new Set(languagesOf(given).map(({ locale }) => locale));
  return Array.isArray(given) && tags.size === given.length;
}

export function areSame(one: HostProps, other: HostProps): boolean {
  return NAMES.every((name) => Object.is(one[name], other[name]));
}
