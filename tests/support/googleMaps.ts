import type { Page, Route } from '@playwright/test';

const SCRIPT = 'https://maps.googleapis.com/maps/api/js*';
const ELSEWHERE = 'https://*.googleapis.com/**';

/** The calls that the fake received, in order. */
export interface MapsCall {
  call: 'suggest' | 'suggestLegacy' | 'details' | 'map';
  request?: Record<string, unknown>;
}

export interface MapsStandIn {
  /** How often Google's script was requested. */
  loads(): number;
  calls(): Promise<MapsCall[]>;
}

interface StandInOptions {
  /** The key allows only the legacy service. */
  isLegacy?: boolean;
  /** Handles the request for the script in place of the fake. */
  onLoad?: (route: Route) => Promise<void>;
}

/** Opens the portal with a maps key. */
export async function giveMapsKey(page: Page): Promise<void> {
  await page.route('**/outlet/restaurant-profile', async (route) => {
    const response = await route.fetch();
    const html = (await response.text()).replace('"mapsKey":null', '"mapsKey":"test-key"');
    await route.fulfill({ response, body: html });
  });
}

/** Replaces Google's script with a fake of the parts that the portal uses, so that tests need no real key. */
export async function standInForGoogle(
  page: Page,
  { isLegacy = false, onLoad }: StandInOptions = {},
): Promise<MapsStandIn> {
  let loads = 0;
  await page.route(ELSEWHERE, (route) => route.abort());
  await page.route(SCRIPT, (route) => {
    loads += 1;
    const body = `(${installGoogle.toString()})(${isLegacy})`;
    return onLoad ? onLoad(route) : route.fulfill({ contentType: 'text/javascript', body });
  });
  const read = () => (window as unknown as { mapsCalls?: MapsCall[] }).mapsCalls ?? [];
  return { loads: () => loads, calls: () => page.evaluate(read) };
}

/** The source of the fake script. It runs in the page. */
export function installGoogle(isLegacy: boolean): void {
  type Handler = (event: unknown) => void;
  const calls: MapsCall[] = [];
  const places = [
    { id: 'p1', text: '4 Test Lane, Indiranagar, Bengaluru', lat: 12.9784, lng: 77.6408 },
    { id: 'p2', text: '4 Test Lane, Andheri East, Mumbai', lat: 19.1136, lng: 72.8697 },
  ];
  const toLatLng = ({ lat, lng }: { lat: number; lng: number }) => ({
    lat: () => lat,
    lng: () => lng,
    toJSON: () => ({ lat, lng }),
  });
  class Listened {
    handlers = new Map<string, Handler>();
    on(name: string, handler: Handler) {
      this.handlers.set(name, handler);
      return { remove: () => this.handlers.delete(name) };
    }
    addListener(name: string, handler: Handler) {
      return this.on(name, handler);
    }
    setOptions() {}
    setMap(_map?: unknown) {}
    setDraggable() {}
    setVisible() {}
    setAnimation() {}
    setClickable() {}
    setCursor() {}
    setIcon() {}
    setLabel() {}
    setOpacity() {}
    setShape() {}
    setTitle() {}
    setZIndex() {}
    setZoom() {}
    setCenter() {}
    panTo() {}
    setExtraMapTypes() {}
  }
  /** Adds the style rules and the overlay that lets clicks through, as Google's map does. */
  const cover = (element: HTMLElement) => {
    const root = element.getRootNode() as Document | ShadowRoot;
    const style = document.createElement('style');
    style.nonce = document.querySelector<HTMLElement>('script[nonce]')?.nonce ?? '';
    style.append('.gm-style-moc { background-color: rgba(0, 0, 0, 0.45); pointer-events: none }');
    ('head' in root ? root.head : root).prepend(style);
    const sheet = document.createElement('div');
    sheet.className = 'gm-style-moc';
    Object.assign(sheet.style, { position: 'absolute', inset: '0', zIndex: '1', opacity: '0' });
    element.style.position = 'relative';
    element.append(sheet);
  };
  /** The element of the map. It contains a button with the position of the pin; pressing it moves the pin. */
  let box: HTMLElement | null = null;
  class GoogleMap extends Listened {
    constructor(element: HTMLElement) {
      super();
      box = element;
      cover(element);
      calls.push({ call: 'map' });
    }
  }
  class Marker extends Listened {
    button = document.createElement('button');
    constructor({ position, map }: { position: { lat: number; lng: number }; map?: unknown }) {
      super();
      this.setPosition(position);
      this.button.type = 'button';
      this.button.onclick = () => {
        this.handlers.get('dragend')?.({ latLng: toLatLng({ lat: 12.5, lng: 77.25 }) });
      };
      this.setMap(map);
    }
    override setMap(map: unknown = null) {
      if (map) box?.append(this.button);
      else this.button.remove();
    }
    setPosition({ lat, lng }: { lat: number; lng: number }) {
      this.button.textContent = `Pin at ${lat}, ${lng}`;
    }
  }
  class AutocompleteSessionToken {}
  const AutocompleteSuggestion = {
    fetchAutocompleteSuggestions: async (request: Record<string, unknown>) => {
      const { sessionToken: _, ...asked } = request;
      calls.push({ call: 'suggest', request: asked });
      if (isLegacy) throw new Error('PERMISSION_DENIED');
      return {
        suggestions: places.map((place) => ({
          placePrediction: {
            placeId: place.id,
            text: { text: place.text },
            toPlace: () => ({
              formattedAddress: `${place.text} 560038`,
              location: toLatLng(place),
              fetchFields: async () => void calls.push({ call: 'details' }),
            }),
          },
        })),
      };
    },
  };
  class AutocompleteService {
    async getPlacePredictions(
      { input }: Record<string, unknown>,
      done: (results: unknown, status: string) => void,
    ) {
      calls.push({ call: 'suggestLegacy', request: { input } });
      const predictions = places.map(({ id, text }) => ({ place_id: id, description: text }));
      done(predictions, 'OK');
    }
  }
  class PlacesService {
    getDetails({ placeId }: { placeId: string }, done: (place: unknown, status: string) => void) {
      calls.push({ call: 'details' });
      const place = places.find(({ id }) => id === placeId);
      if (!place) throw new Error(`No place ${placeId}`);
      done({ formatted_address: place.text, geometry: { location: toLatLng(place) } }, 'OK');
    }
  }
  const library = {
    AutocompleteSuggestion,
    AutocompleteSessionToken,
    ...(isLegacy ? { AutocompleteService, PlacesService } : {}),
  };
  const event = {
    addListener: (target: Listened, name: string, handler: Handler) => target.on(name, handler),
    removeListener: (listener: { remove(): void }) => listener.remove(),
    clearInstanceListeners: () => {},
  };
  const maps = { Map: GoogleMap, Marker, event, importLibrary: async () => library };
  Object.assign(window, { google: { maps }, mapsCalls: calls });
}
