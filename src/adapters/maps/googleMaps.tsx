import { type ComponentProps, type ComponentType, lazy, Suspense, useState } from 'react';
import type { MapsProvider } from '../../core/contracts';
import type { GoogleMapsOptions } from './google/loadGoogle';
import type { Places } from './google/places';

type PinProps = ComponentProps<NonNullable<MapsProvider['Pin']>>;

/**
 * Address search and map from Google, restricted to one country. The script loads when the address field gets the
 * focus; a `google.maps` that is already on the page is reused.
 */
export function googleMaps(options: GoogleMapsOptions): MapsProvider {
  let places: Promise<Places> | null = null;
  const open = () => {
    places ??= import('./google/places')
      .then(({ openPlaces }) => openPlaces(options))
      .catch((error: unknown) => {
        places = null;
        throw error;
      });
    return places;
  };
  return {
    attribution: 'Google Maps',
    Pin: createPin(async () => {
      const { openGooglePin } = await import('./google/GooglePin');
      return openGooglePin(options);
    }),
    async suggest(text, signal) {
      const { suggest } = await open();
      signal.throwIfAborted();
      return text.trim() === '' ? [] : suggest(text, signal);
    },
    async resolve(id, signal) {
      const { resolve } = await open();
      return resolve(id, signal);
    },
  };
}

/** Each mount creates a new `lazy` component, because React caches a failed load. */
function createPin(load: () => Promise<ComponentType<PinProps>>): ComponentType<PinProps> {
  return function Pin(props: PinProps) {
    const [Map] = useState(() => lazy(async () => ({ default: await load() })));
    return (
      <Suspense fallback={null}>
        <Map {...props} />
      </Suspense>
    );
  };
}
