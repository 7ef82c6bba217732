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
 * Address search and, when the provider can draw one, a map with a draggable pin. Without a
 * provider, and whenever it rejects or takes more than ten seconds, the portal shows a plain
 * address field with latitude and longitude. Make it once, outside of the component that renders
 * the portal.
 *
 * @public
 */
export interface MapsProvider {
  /**
   * Places for what was typed so far. Called with `''` when the field takes the focus, so that the
   * provider can get ready; what it then answers is not shown.
   */
  suggest(text: string, signal: AbortSignal): Promise<PlaceSuggestion[]>;
  /** The address and the point of a suggestion that was chosen. */
  resolve(id: string, signal: AbortSignal): Promise<GeoPoint & { address: string }>;
  /** Fills its parent. `onMove` hears of the pin where it was dropped. */
  Pin?: ComponentType<GeoPoint & { onMove(point: GeoPoint): void }>;
  /** Whose data the suggestions are, where that has to be said. */
  attribution?: string;
}
