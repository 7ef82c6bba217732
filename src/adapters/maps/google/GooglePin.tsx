import { GoogleMap, MarkerF } from '@react-google-maps/api';
import { type ComponentProps, useSyncExternalStore } from 'react';
import type { MapsProvider } from '../../../core/contracts';
import { type GoogleMapsOptions, isDenied, loadGoogle, mapsFailure, onDenied } from './loadGoogle';

type PinProps = ComponentProps<NonNullable<MapsProvider['Pin']>>;

const FILL = { inlineSize: '100%', blockSize: '100%' };
const ZOOM = 17;
const LOOK: google.maps.MapOptions = {
  clickableIcons: false,
  fullscreenControl: false,
  mapTypeControl: false,
  streetViewControl: false,
  // One finger scrolls the page; two fingers move the map.
  gestureHandling: 'cooperative',
};

export async function openGooglePin(options: GoogleMapsOptions) {
  const api = await loadGoogle(options);
  await Promise.all([api.importLibrary?.('maps'), api.importLibrary?.('marker')]);
  return GooglePin;
}

/** A small map. Dropping the pin or clicking the map calls `onMove`. */
function GooglePin({ lat, lng, onMove }: PinProps) {
  if (useSyncExternalStore(onDenied, isDenied)) throw mapsFailure('Google refused the maps key');
  const point = { lat, lng };
  const move = ({ latLng }: google.maps.MapMouseEvent) => latLng && onMove(latLng.toJSON());
  return (
    <GoogleMap mapContainerStyle={FILL} center={point} zoom={ZOOM} options={LOOK} onClick={move}>
      <MarkerF position={point} draggable onDragEnd={move} />
    </GoogleMap>
  );
}
