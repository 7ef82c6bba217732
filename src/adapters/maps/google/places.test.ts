import { expect, test, vi } from 'vitest';
import { createPlaces, type PlacesLibrary } from './places';

const { signal } = new AbortController();
const AT = { lat: () => 12.9698, lng: () => 77.75 };

class Token {}

/** A fake of the current Places API; with `refused` it rejects as it does for a key without access. */
function current({ refused = false } = {}) {
  const fetchFields = vi.fn(async () => {});
  const place = { fetchFields, formattedAddress: '4 Test Lane, Bengaluru', location: AT };
  const prediction = { placeId: 'p1', text: { text: '4 Test Lane' }, toPlace: () => place };
  const fetchAutocompleteSuggestions = vi.fn(async (_request: object) => {
    if (refused) throw new Error('PERMISSION_DENIED');
    return { suggestions: [{ placePrediction: prediction }, { placePrediction: null }] };
  });
  return { fetchAutocompleteSuggestions, AutocompleteSuggestion: { fetchAutocompleteSuggestions } };
}

function legacy(status = 'OK') {
  const getPlacePredictions = vi.fn((_request: object, done: (...answer: unknown[]) => void) =>
    done(status === 'OK' ? [{ place_id: 'l1', description: '9 Old Road' }] : null, status),
  );
  class PlacesService {
    getDetails(_request: object, done: (...answer: unknown[]) => void) {
      done({ formatted_address: '9 Old Road, Bengaluru', geometry: { location: AT } }, status);
    }
  }
  class AutocompleteService {
    getPlacePredictions = getPlacePredictions;
  }
  return { getPlacePredictions, AutocompleteService, PlacesService };
}

function placesOf(library: object) {
  return createPlaces(
    { AutocompleteSessionToken: Token, ...library } as unknown as PlacesLibrary,
    'in',
  );
}

test('the current API finds addresses in India', async () => {
  const { fetchAutocompleteSuggestions, ...library } = current();
  const places = placesOf(library);

  expect(await places.suggest('test', signal)).toEqual([{ id: 'p1', text: '4 Test Lane' }]);
  expect(fetchAutocompleteSuggestions.mock.calls[0]?.[0]).toMatchObject({
    input: 'test',
    includedRegionCodes: ['in'],
    includedPrimaryTypes: ['geocode'],
  });
  expect(await places.resolve('p1', signal)).toEqual({
    address: '4 Test Lane, Bengaluru',
    lat: 12.9698,
    lng: 77.75,
  });
});

test('a search shares its token with its choice only', async () => {
  const { fetchAutocompleteSuggestions, ...library } = current();
  const places = placesOf(library);
  await places.suggest('te', signal);
  await places.suggest('tes', signal);
  await places.resolve('p1', signal);
  await places.suggest('again', signal);

  const tokens = fetchAutocompleteSuggestions.mock.calls.map(
    ([request]) => (request as { sessionToken: Token }).sessionToken,
  );
  expect(tokens[1]).toBe(tokens[0]);
  expect(tokens[2]).not.toBe(tokens[0]);
});

test('a key without the current API is served by the legacy service from then on', async () => {
  const { fetchAutocompleteSuggestions, ...library } = current({ refused: true });
  const { getPlacePredictions, ...old } = legacy();
  const places = placesOf({ ...library, ...old });

  expect(await places.suggest('old', signal)).toEqual([{ id: 'l1', text: '9 Old Road' }]);
  expect(getPlacePredictions.mock.calls[0]?.[0]).toMatchObject({
    componentRestrictions: { country: 'in' },
    types: ['geocode'],
  });
  await places.suggest('old r', signal);
  expect(fetchAutocompleteSuggestions).toHaveBeenCalledTimes(1);
  expect(await places.resolve('l1', signal)).toMatchObject({ lat: 12.9698, lng: 77.75 });
});

test('the legacy API is not asked while the current one answers', async () => {
  const { fetchAutocompleteSuggestions: _, ...library } = current();
  const { getPlacePredictions, ...old } = legacy();
  await placesOf({ ...library, ...old }).suggest('x', signal);
  expect(getPlacePredictions).not.toHaveBeenCalled();
});

test('the search fails when both refuse', async () => {
  const { fetchAutocompleteSuggestions: _, ...library } = current({ refused: true });
  const { getPlacePredictions: __, ...old } = legacy('REQUEST_DENIED');
  const places = placesOf({ ...library, ...old });
  await expect(places.suggest('x', signal)).rejects.toMatchObject({ kind: 'maps' });
});

test('a page without any places library fails in words', async () => {
  await expect(placesOf({}).suggest('x', signal)).rejects.toMatchObject({ kind: 'maps' });
});

test('nothing found is an empty list', async () => {
  const { getPlacePredictions: _, ...old } = legacy('ZERO_RESULTS');
  expect(await placesOf(old).suggest('x', signal)).toEqual([]);
});

test('an aborted search asks no second service', async () => {
  const gone = new AbortController();
  const { fetchAutocompleteSuggestions: _, ...library } = current();
  const { getPlacePredictions, ...old } = legacy();
  const pending = placesOf({ ...library, ...old }).suggest('x', gone.signal);
  gone.abort();
  await expect(pending).rejects.toMatchObject({ name: 'AbortError' });
  expect(getPlacePredictions).not.toHaveBeenCalled();
});
