import type { MapsProvider, PlaceSuggestion } from '../../../core/contracts';
import { type GoogleMapsOptions, loadGoogle, mapsFailure } from './loadGoogle';

export type Places = Required<Pick<MapsProvider, 'suggest' | 'resolve'>>;

/** Depending on the key and the page, only one of these two APIs may exist. */
export type PlacesLibrary = Partial<
  Pick<
    google.maps.PlacesLibrary,
    'AutocompleteSuggestion' | 'AutocompleteSessionToken' | 'AutocompleteService' | 'PlacesService'
  >
>;

/** The search finds addresses but no businesses, and only in the country of the region (A3). */
const KIND = 'geocode';

export async function openPlaces(options: GoogleMapsOptions): Promise<Places> {
  const api = await loadGoogle(options);
  const library = api.importLibrary ? await api.importLibrary('places') : api.places;
  return createPlaces((library ?? {}) as PlacesLibrary, options.country.toLowerCase());
}

/** Keys created since March 2025 need the current Places API; older keys may have only the legacy one. */
export function createPlaces(library: PlacesLibrary, country: string): Places {
  let sources = [currentPlaces(library, country), legacyPlaces(library, country)].filter(
    (one) => one !== null,
  );
  return {
    async suggest(text, signal) {
      let failure: unknown = mapsFailure('The places library of Google Maps is not available');
      for (const source of sources) {
        try {
          const suggestions = await source.suggest(text, signal);
          // From now on, use only the API that has responded.
          sources = [source];
          return suggestions;
        } catch (error) {
          signal.throwIfAborted();
          failure = error;
        }
      }
      throw failure;
    },
    resolve(id, signal) {
      const [source] = sources;
      if (!source) throw mapsFailure('The places library of Google Maps is not available');
      return source.resolve(id, signal);
    },
  };
}

function currentPlaces(library: PlacesLibrary, country: string): Places | null {
  const { AutocompleteSuggestion: Search, AutocompleteSessionToken: Token } = library;
  if (!Search?.fetchAutocompleteSuggestions || !Token) return null;
  let sessionToken = new Token();
  let shown = new Map<string, google.maps.places.PlacePrediction>();
  return {
    async suggest(input, signal) {
      const request = {
        input,
        includedRegionCodes: [country],
        includedPrimaryTypes: [KIND],
        region: country,
        language: 'en',
        sessionToken,
      };
      const { suggestions } = await Search.fetchAutocompleteSuggestions(request);
      signal.throwIfAborted();
      const predictions = suggestions.flatMap(({ placePrediction }) => placePrediction ?? []);
      shown = new Map(predictions.map((prediction) => [prediction.placeId, prediction]));
      return predictions.map(({ placeId, text }) => ({ id: placeId, text: text.text }));
    },
    async resolve(id) {
      const place = shown.get(id)?.toPlace();
      if (!place) throw mapsFailure('Unknown suggestion');
      await place.fetchFields({ fields: ['formattedAddress', 'location'] });
      // Google bills a search and its selection as one session.
      sessionToken = new Token();
      return toPoint(place.formattedAddress, place.location);
    },
  };
}

function legacyPlaces(library: PlacesLibrary, country: string): Places | null {
  const { AutocompleteService, PlacesService, AutocompleteSessionToken: Token } = library;
  if (!AutocompleteService || !PlacesService || !Token) return null;
  const search = new AutocompleteService();
  let sessionToken = new Token();
  return {
    async suggest(input, signal) {
      const legacySuggestions = await new Promise<PlaceSuggestion[]>((resolve, reject) => {
        const request = {
          input,
          componentRestrictions: { country },
          types: [KIND],
          sessionToken,
        };
        void search.getPlacePredictions(request, (predictions, status) => {
          if (status === 'OK' || status === 'ZERO_RESULTS') {
            resolve(
              (predictions ?? []).map((one) => ({ id: one.place_id, text: one.description })),
            );
          } else reject(mapsFailure(`The legacy place search returned ${status}`));
        });
      });
      signal.throwIfAborted();
      return legacySuggestions;
    },
    resolve(placeId) {
      return new Promise((resolve, reject) => {
        const request = { placeId, fields: ['formatted_address', 'geometry'], sessionToken };
        sessionToken = new Token();
        new PlacesService(document.createElement('div')).getDetails(request, (place, status) => {
          if (status !== 'OK' || !place) {
            reject(mapsFailure(`The legacy place details returned ${status}`));
            return;
          }
          try {
            resolve(toPoint(place.formatted_address, place.geometry?.location));
          } catch (error) {
            reject(error as Error);
          }
        });
      });
    },
  };
}

function toPoint(address: string | null | undefined, at: google.maps.LatLng | null | undefined) {
  if (!at) throw mapsFailure('The place has no location');
  return { address: address ?? '', lat: at.lat(), lng: at.lng() };
}
