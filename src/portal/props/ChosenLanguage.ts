import {
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { PortalFailure } from '../../core/api/errors';
import type { PartialMessages, PortalLocale } from '../../core/contracts';
import { LANGUAGE_KEY, languagesAtom } from '../../core/messages/languages';
import { CHUNK_HINT } from '../../ui/patterns/lazyPage';
import { useLatest } from '../../ui/useLatest';
import type { Portal } from '../createPortal';
import { type GivenLanguages, languagesOf, type ShownLanguage, wantedOf } from './givenLanguages';
import { loadTexts } from './loadTexts';
import type { HostCallbacks } from './useHostCallbacks';
import { DEFAULT_LOCALE } from './useLocaleAndZone';

interface Pack {
  tag: string;
  /** `null` if they could not be loaded. */
  texts: PartialMessages | null;
}

const IDLE = { loading: '', failed: '' };

interface ChosenLanguageProps {
  given: GivenLanguages;
  portal: Portal;
  callbacks: Pick<HostCallbacks, 'onError' | 'onEvent'>;
  /** Whether nothing is shown before the texts of the first language are loaded. */
  isWaiting: boolean;
  /** Called with what is shown from now on. */
  onShown(shown: ShownLanguage): void;
}

/** Loads the chosen language and says what is shown (c120). It is loaded for a host that offers languages. */
export function ChosenLanguage({ given: props, isWaiting, ...rest }: ChosenLanguageProps) {
  const { portal, callbacks, onShown } = rest;
  const given = languagesOf(props.locales);
  const options = useStable(given);
  const stored = useStored(portal);
  const wanted = wantedOf(options, stored, props.locale);
  const [pack, setPack] = useState<Pack>();
  const [state, setState] = useState(IDLE);
  const load = useLoad(given, callbacks.onError);

  const tag = wanted?.locale;
  const mustLoad = tag !== undefined && wanted?.load !== undefined && pack?.tag !== tag;
  useEffect(() => {
    if (!mustLoad) return;
    let isCancelled = false;
    void load(tag).then((texts) => {
      if (isCancelled) return;
      setPack({ tag, texts });
      if (!texts) setState({ loading: '', failed: tag });
    });
    return () => {
      isCancelled = true;
    };
  }, [mustLoad, tag, load]);

  const choices = useRef(0);
  const choose = useCallback(
    async (next: string) => {
      const choice = (choices.current += 1);
      setState({ loading: next, failed: '' });
      const texts = await load(next);
      if (choice !== choices.current) return;
      setState(texts ? IDLE : { loading: '', failed: next });
      if (!texts) return;
      setPack({ tag: next, texts });
      portal.storage.set(LANGUAGE_KEY, next);
      callbacks.onEvent({ type: 'language-changed', locale: next });
    },
    [load, portal, callbacks],
  );

  const ready = readyOf(props, wanted, pack);
  const [last, setLast] = useState(ready ?? (isWaiting ? undefined : withoutTag(props, undefined)));
  // What is shown stays until the next texts are there, so that nothing is mounted again.
  if (ready && (ready.locale !== last?.locale || ready.messages !== last?.messages)) setLast(ready);
  const shown = ready ?? last ?? (pack?.tag === tag ? withoutTag(props, tag) : undefined);

  const { locale = DEFAULT_LOCALE, messages } = shown ?? {};
  const isReady = shown !== undefined;
  useLayoutEffect(() => {
    if (isReady) onShown({ locale, messages });
  }, [onShown, isReady, locale, messages]);

  const current = options.some((one) => one.locale === locale) ? locale : '';
  const languages = useMemo(
    () => (options.length > 1 ? { options, current, ...state, choose } : null),
    [options, current, state, choose],
  );
  useLayoutEffect(() => portal.store.set(languagesAtom, languages), [portal, languages]);
  useEffect(() => () => portal.store.set(languagesAtom, null), [portal]);
  return null;
}

/** What can be shown at once; `undefined` while the texts are loaded, and if they could not be. */
function readyOf(props: GivenLanguages, wanted: PortalLocale | undefined, pack: Pack | undefined) {
  const { locale, messages } = props;
  if (!wanted) return { locale, messages };
  const tag = wanted.locale;
  if (!wanted.load)
    return { locale: tag, messages: tag === (locale ?? DEFAULT_LOCALE) ? messages : undefined };
  return pack?.tag === tag && pack.texts ? { locale: tag, messages: pack.texts } : undefined;
}

/** The language of the host in place of one that could not be loaded. */
function withoutTag({ locale, messages }: GivenLanguages, tag: string | undefined): ShownLanguage {
  return { locale: locale === tag ? DEFAULT_LOCALE : locale, messages };
}

/** Loads a language once at a time. Resolves to `null` if it could not be loaded; the host is told. */
function useLoad(options: readonly PortalLocale[], onError: HostCallbacks['onError']) {
  const latest = useLatest(options);
  const running = useRef(new Map<string, Promise<PartialMessages | null>>());
  return useCallback(
    (tag: string) => {
      const run = async () => {
        const option = latest.current.find(({ locale }) => locale === tag);
        try {
          return option ? await loadTexts(option, onError) : null;
        } catch (cause) {
          const message = `The texts of ${tag} did not load`;
          onError(new PortalFailure('chunk', message, CHUNK_HINT, cause));
          return null;
        } finally {
          running.current.delete(tag);
        }
      };
      const load = running.current.get(tag) ?? run();
      running.current.set(tag, load);
      return load;
    },
    [latest, onError],
  );
}

function useStored({ storage }: Portal): string | null {
  const subscribe = useCallback(
    (onChange: () => void) => storage.subscribe?.(onChange) ?? (() => {}),
    [storage],
  );
  return useSyncExternalStore(subscribe, () => storage.get(LANGUAGE_KEY));
}

/** Hosts often pass a new array with the same languages. */
function useStable(options: readonly PortalLocale[]): readonly PortalLocale[] {
  const [stable, setStable] = useState(options);
  const namesOf = (list: readonly PortalLocale[]) =>
    list.map(({ locale, name }) => `${locale} ${name}`).join();
  if (namesOf(options) === namesOf(stable)) return stable;
  setStable(options);
  return options;
}
