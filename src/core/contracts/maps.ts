import type { ComponentType } from 'react';

/** A result of an address search. `id` is passed to `resolve`. @public */
export interface PlaceSuggestion {
  id: string;
  text: string;
}

/** A point on the map in degrees: `lat` from -90 to 90, `lng` from -180 to 180. @public */
export interface GeoPoint {
  lat: number;
  lng: number;
}

/**
 * An address search and, optionally, a map with a draggable pin. If there is no provider, or it rejects
 * or takes more than ten seconds, the portal shows a plain field with latitude and longitude. Create it
 * once, outside of the component that renders the portal.
 *
 * @public
 */
export interface MapsProvider {
  /**
   * Finds addresses for the typed text. Called with `''` when the field gets the focus, so that the provider can load;
   * that result is not shown. `signal` aborts when the text changes.
   */
  suggest(text: string, signal: AbortSignal): Promise<PlaceSuggestion[]>;
  /** Returns the address and the point of the chosen suggestion. */
  resolve(id: string, signal: AbortSignal): Promise<GeoPoint & { address: string }>;
  /** Renders a map that fills its parent. It calls `onMove` after the pin is dragged. */
  Pin?: ComponentType<GeoPoint & { onMove(point: GeoPoint): void }>;
  /** Text below the suggestions, if the data requires an attribution. */
  attribution?: string;
}
