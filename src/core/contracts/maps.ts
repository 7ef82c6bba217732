import type { ComponentType } from 'react';

/** One line of an address search. @public */
export interface PlaceSuggestion {
  id: string;
  text: string;
}

/** A point on the map, in degrees. @public */
export interface GeoPoint {
  lat: number;
  lng: number;
}

/**
 * Address search and, when the provider can draw one, a map with a draggable pin.
 * Without a provider the portal shows a plain address field.
 *
 * @public
 */
export interface MapsProvider {
  suggest(text: string, signal: AbortSignal): Promise<PlaceSuggestion[]>;
  resolve(id: string, signal: AbortSignal): Promise<GeoPoint & { address: string }>;
  Pin?: ComponentType<GeoPoint & { onMove(point: GeoPoint): void }>;
}
