import { useAtomValue } from 'jotai';
import { useEffect, useRef, useState } from 'react';
import { PortalFailure } from '../../core/api/errors';
import { delay } from '../../core/async/delay';
import { within } from '../../core/async/within';
import type { GeoPoint, MapsProvider, PlaceSuggestion } from '../../core/contracts';
import { servicesAtom } from '../../core/state/services';

const TYPING_PAUSE_MS = 250;
/** A provider that says nothing for longer counts as absent. */
const DEADLINE_MS = 10_000;
const SHORTEST_SEARCH = 3;

export type SearchState = 'idle' | 'searching' | 'resolving' | 'down';

export interface Place extends GeoPoint {
  address: string;
}

/**
 * Suggestions while somebody types, and the point of the one they choose. Of two questions the
 * later one counts. Whatever the provider does, the typed text is nobody's but the form's.
 */
export function usePlaceSearch(maps: MapsProvider | null, onPlace: (place: Place) => void) {
  const report = useReport();
  const asking = useRef<AbortController | null>(null);
  const isReady = useRef(false);
  const [doing, setDoing] = useState<Exclude<SearchState, 'down'>>('idle');
  /** Until the field takes the focus again: a blocked provider is not asked at every letter. */
  const [isDown, setDown] = useState(false);
  const [suggestions, setSuggestions] = useState<readonly PlaceSuggestion[] | null>(null);
  useEffect(() => () => asking.current?.abort(), []);

  function stop(): AbortSignal {
    asking.current?.abort();
    asking.current = new AbortController();
    setSuggestions(null);
    setDoing('idle');
    return asking.current.signal;
  }

  async function ask<Answer>(
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

  /** The field took the focus: time to load, for a provider that has to. */
  function prepare(): void {
    if (!maps || isReady.current) return;
    const signal = stop();
    void ask(signal, (limited) => maps.suggest('', limited));
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
    const found = await ask(signal, (limited) => maps.suggest(typed.trim(), limited));
    if (found) setSuggestions(found);
  }

  async function choose({ id }: PlaceSuggestion): Promise<void> {
    if (!maps) return;
    const signal = stop();
    setDoing('resolving');
    const place = await ask(signal, (limited) => maps.resolve(id, limited));
    if (place) onPlace(place);
  }

  const state: SearchState = isDown ? 'down' : doing;
  return { state, suggestions, prepare, search, choose, close: () => setSuggestions(null) };
}

/** The host hears of it with kind `maps`, whoever's provider it is. */
function useReport(): (failure: unknown) => void {
  const { callbacks } = useAtomValue(servicesAtom);
  return (failure) => callbacks.onError(toMapsFailure(failure));
}

export function toMapsFailure(failure: unknown): PortalFailure {
  if (failure instanceof PortalFailure) return failure;
  return new PortalFailure('maps', 'The address search failed', undefined, failure);
}
