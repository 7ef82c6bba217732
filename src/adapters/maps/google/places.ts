import type { MapsProvider, PlaceSuggestion } from '../../../core/contracts';
import { type GoogleMapsOptions, loadGoogle, mapsFailure } from './loadGoogle';

/** One of Google's two ways of finding places. */
export type Places = Required<Pick<MapsProvider, 'suggest' | 'resolve'>>;

/** What there is of Google's places library: keys and pages differ. */
export type PlacesLibrary = Partial<
  Pick<
    google.maps.PlacesLibrary,
    'AutocompleteSuggestion' | 'AutocompleteSessionToken' | 'AutocompleteService' | 'PlacesService'
  >
>;

/** Specification A 3: addresses, not businesses, and in India only. */
const COUNTRY = 'in';
const KIND = 'geocode';

/** Loads Google and finds places with it. */
export async function openPlaces(options: GoogleMapsOptions): Promise<Places> {
  const api = await loadGoogle(options);
  const library = api.importLibrary ? await api.importLibrary('places') : api.places;
  return createPlaces((library ?? {}) as PlacesLibrary);
}

/**
 * The current Places API first; the legacy service where that is absent or refused. Keys made since
 * March 2025 know only the current one, older ones may know only the legacy one.
 */
export function createPlaces(library: PlacesLibrary): Places {
  let sources = [currentPlaces(library), legacyPlaces(library)].filter((one) => one !== null);
  return {
    async suggest(text, signal) {
      let failure: unknown = mapsFailure('Google Maps has no places library here');
      for (const source of sources) {
        try {
          const found = await source.suggest(text, signal);
          // What has answered once is the one to go on with.
          sources = [source];
          return found;
        } catch (error) {
          signal.throwIfAborted();
          failure = error;
        }
      }
      throw failure;
    },
    resolve(id, signal) {
      const [source] = sources;
      if (!source) throw mapsFailure('Google Maps has no places library here');
      return source.resolve(id, signal);
    },
  };
}

function currentPlaces(library: PlacesLibrary): Places | null {
  const { AutocompleteSuggestion: Search, AutocompleteSessionToken: Token } = library;
  if (!Search?.fetchAutocompleteSuggestions || !Token) return null;
  let sessionToken = new Token();
  let shown = new Map<string, google.maps.places.PlacePrediction>();
  return {
    async suggest(input, signal) {
      const request = {
        input,
        includedRegionCodes: [COUNTRY],
        includedPrimaryTypes: [KIND],
        region: COUNTRY,
        language: 'en',
        sessionToken,
      };
      const { suggestions } = await Search.fetchAutocompleteSuggestions(request);
      signal.throwIfAborted();
      const found = suggestions.flatMap(({ placePrediction }) => placePrediction ?? []);
      shown = new Map(found.map((prediction) => [prediction.placeId, prediction]));
      return found.map(({ placeId, text }) => ({ id: placeId, text: text.text }));
    },
    async resolve(id) {
      const place = shown.get(id)?.toPlace();
      if (!place) throw mapsFailure('There is no such suggestion');
      await place.fetchFields({ fields: ['formattedAddress', 'location'] });
      // A search and the choice that ends it are billed as one.
      sessionToken = new Token();
      return toPoint(place.formattedAddress, place.location);
    },
  };
}

function legacyPlaces(library: PlacesLibrary): Places | null {
  const { AutocompleteService, PlacesService, AutocompleteSessionToken: Token } = library;
  if (!AutocompleteService || !PlacesService || !Token) return null;
  const search = new AutocompleteService();
  let sessionToken = new Token();
  return {
    async suggest(input, signal) {
      const found = await new Promise<PlaceSuggestion[]>((resolve, reject) => {
        const request = {
          input,
          componentRestrictions: { country: COUNTRY },
          types: [KIND],
          sessionToken,
        };
        void search.getPlacePredictions(request, (predictions, status) => {
          if (status === 'OK' || status === 'ZERO_RESULTS') {
            resolve(
              (predictions ?? []).map((one) => ({ id: one.place_id, text: one.description })),
            );
          } else reject(mapsFailure(`The legacy place search answered ${status}`));
        });
      });
      signal.throwIfAborted();
      return found;
    },
    resolve(placeId) {
      return new Promise((resolve, reject) => {
        const request = { placeId, fields: ['formatted_address', 'geometry'], sessionToken };
        sessionToken = new Token();
        new PlacesService(document.createElement('div')).getDetails(request, (place, status) => {
          if (status !== 'OK' || !place) {
            reject(mapsFailure(`The legacy place details answered ${status}`));
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
  if (!at) throw mapsFailure('The place has no point');
  return { address: address ?? '', lat: at.lat(), lng: at.lng() };
}
