import { useMemo } from 'react';
import { googleMaps } from '../adapters/maps/googleMaps';
import type { MapsProvider } from '../core/contracts';
import type { VendorPortalProps } from './VendorPortalProps';

type MapsProps = Pick<VendorPortalProps, 'maps' | 'mapsKey' | 'nonce'>;

/** The host's own provider, else Google's with the host's key, else none. */
export function useMaps({ maps, mapsKey, nonce }: MapsProps): MapsProvider | null {
  const google = useMemo(
    () => (mapsKey ? googleMaps({ apiKey: mapsKey, nonce }) : null),
    [mapsKey, nonce],
  );
  return maps ?? google;
}
