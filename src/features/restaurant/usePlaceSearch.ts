import { useAtomValue } from 'jotai';
import { useEffect, useRef, useState } from 'react';
import { PortalFailure } from '../../core/api/errors';
import { delay } from '../../core/async/delay';
import { within } from '../../core/async/within';
import type { GeoPoint, MapsProvider, PlaceSuggestion } from '../../core/contracts';
import { servicesAtom } from '../../core/state/services';

const TYPING_PAUSE_MS = 250;
/** A provider that has not responded after this time is treated as unavailable. */
const DEADLINE_MS = 10_000;
const SHORTEST_SEARCH = 3;

export type SearchState = 'idle' | 'searching' | 'resolving' | 'down';

export interface Place extends GeoPoint {
  address: string;
}

/**
 * Address suggestions, and the coordinates of the chosen one. A new search cancels the previous
 * one, and no failure changes the typed text.
 */
export function usePlaceSearch(maps: MapsProvider | null, onPlace: (place: Place) => void) {
  const report = useErrorReport();
  const pending = useRef<AbortController | null>(null);
  const isReady = useRef(false);
  const [doing, setDoing] = useState<Exclude<SearchState, 'down'>>('idle');
  /**
   * Whether the provider has failed. Stays true until the field is focused again, so that it is not called for every
   * letter.
   */
  const [isDown, setDown] = useState(false);
  const [suggestions, setSuggestions] = useState<readonly PlaceSuggestion[] | null>(null);
  useEffect(() => () => pending.current?.abort(), []);

  function stop(): AbortSignal {
    pending.current?.abort();
    pending.current = new AbortController();
    setSuggestions(null);
    setDoing('idle');
    return pending.current.signal;
  }

  async function request<Answer>(
    signal: AbortSignal,
    work: (limited: AbortSignal) => Promise<Answer>,
  ): Promise<Answer | null> {
    try {
      const answer = await within(signal, DEADLINE_MS, work);
      isReady.current = true;
      setDoing('idle');
      setDown(false);
      return answer;
    } catch (failure) {
      if (signal.aborted) return null;
      isReady.current = false;
      setDoing('idle');
      setDown(true);
      report(failure);
      return null;
    }
  }

  /** Called on focus: lets the provider load its script before the first search. */
  function prepare(): void {
    if (!maps || isReady.current) return;
    const signal = stop();
    void request(signal, (limited) => maps.suggest('', limited));
  }

  async function search(typed: string): Promise<void> {
    if (!maps) return;
    const signal = stop();
    if (isDown || typed.trim().length < SHORTEST_SEARCH) return;
    try {
      await delay(TYPING_PAUSE_MS, signal);
    } catch {
      return;
    }
    setDoing('searching');
    const newSuggestions = await request(signal, (limited) => maps.suggest(typed.trim(), limited));
    if (newSuggestions) setSuggestions(newSuggestions);
  }

  async function choose({ id }: PlaceSuggestion): Promise<void> {
    if (!maps) return;
    const signal = stop();
    setDoing('resolving');
    const place = await request(signal, (limited) => maps.resolve(id, limited));
    if (place) onPlace(place);
  }

  const state: SearchState = isDown ? 'down' : doing;
  return { state, suggestions, prepare, search, choose, close: () => setSuggestions(null) };
}

/** Reports a provider failure to the host with kind `maps`. */
function useErrorReport(): (failure: unknown) => void {
  const { callbacks } = useAtomValue(servicesAtom);
  return (failure) => callbacks.onError(toMapsFailure(failure));
}

export function toMapsFailure(failure: unknown): PortalFailure {
  if (failure instanceof PortalFailure) return failure;
  return new PortalFailure('maps', 'The address search failed', undefined, failure);
}
