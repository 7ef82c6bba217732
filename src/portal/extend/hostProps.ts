import { isWire } from '../../core/format/wireValues';
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
  'request',
  'backend',
  'imageOrigins',
] as const satisfies readonly (keyof VendorPortalProps)[];

export type HostPropName = (typeof NAMES)[number];

export type HostProps = Pick<VendorPortalProps, HostPropName | 'routing'>;

/** Hosts pass these two often, and a new object at each render; if they can be used, there is nothing to report. */
export function withoutUsable({ request, imageOrigins, ...props }: HostProps): HostProps {
  return {
    ...props,
    request: isWire(request) ? undefined : request,
    imageOrigins: Array.isArray(imageOrigins) ? undefined : imageOrigins,
  };
}

export function areSame(one: HostProps, other: HostProps): boolean {
  return NAMES.every((name) => Object.is(one[name], other[name]));
}
