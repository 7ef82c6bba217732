import { useAtomValue } from 'jotai';
import { useMemo } from 'react';
import { googleMaps } from '../../adapters/maps/googleMaps';
import type { MapsProvider } from '../../core/contracts';
import { regionAtom } from '../../core/state/services';
import type { VendorPortalProps } from '../VendorPortalProps';

type MapsProps = Pick<VendorPortalProps, 'maps' | 'mapsKey' | 'nonce' | 'trustedTypesPolicy'>;

/** The host's provider, Google Maps with the host's key, or no provider. */
export function useMaps(props: MapsProps): MapsProvider | null {
  const { maps, mapsKey, nonce, trustedTypesPolicy } = props;
  const { country } = useAtomValue(regionAtom);
  const google = useMemo(
    () => (mapsKey ? googleMaps({ apiKey: mapsKey, country, nonce, trustedTypesPolicy }) : null),
    [mapsKey, country, nonce, trustedTypesPolicy],
  );
  return maps ?? google;
}
