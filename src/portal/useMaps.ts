import { useMemo } from 'react';
import { googleMaps } from '../adapters/maps/googleMaps';
import type { MapsProvider } from '../core/contracts';
import type { VendorPortalProps } from './VendorPortalProps';

type MapsProps = Pick<VendorPortalProps, 'maps' | 'mapsKey' | 'nonce' | 'trustedTypesPolicy'>;

/** The host's own provider, else Google's with the host's key, else none. */
export function useMaps(props: MapsProps): MapsProvider | null {
  const { maps, mapsKey, nonce, trustedTypesPolicy } = props;
  const google = useMemo(
    () => (mapsKey ? googleMaps({ apiKey: mapsKey, nonce, trustedTypesPolicy }) : null),
    [mapsKey, nonce, trustedTypesPolicy],
  );
  return maps ?? google;
}
