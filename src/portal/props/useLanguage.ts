import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { PortalFailure } from '../../core/api/errors';
import type { PartialMessages, PortalLocale } from '../../core/contracts';
import { type Languages, loadTexts } from '../../core/messages/languages';
import { CHUNK_HINT } from '../../ui/patterns/lazyPage';
import { useLatest } from '../../ui/useLatest';
import type { Portal } from '../createPortal';
import { toList } from '../extend/given';
import type { VendorPortalProps } from '../VendorPortalProps';
import type { HostCallbacks } from './useHostCallbacks';

interface Language extends Pick<VendorPortalProps, 'locale' | 'messages'> {
  /** Whether the texts of the first language are still being loaded. */
  isWaiting?: boolean;
  languages: Languages | null;
}

interface Pack {
  /** The language that was wanted. */
  tag: string;
  /** The language that is shown, with its texts; without one, that of the host's props. */
  shown?: { locale: string; messages: PartialMessages };
}

const KEY = 'language';

/** The language that is shown: the one that was chosen on this device, else that of the host (c120). */
export function useLanguage(
  props: Pick<VendorPortalProps, 'locales' | 'locale' | 'messages'>,
  portal: Portal | undefined,
  { onError, onEvent }: Pick<HostCallbacks, 'onError' | 'onEvent'>,
): Language {
  const { locale, messages } = props;
  const options = useOptions(props.locales);
  const stored = useSyncExternalStore(
    (onChange) => portal?.storage.subscribe?.(onChange) ?? (() => {}),
    () => portal?.storage.get(KEY),
  );
  const find = (tag: string | null | undefined) => options.find((one) => one.locale === tag);
  const chosen = find(stored);
  const wanted = chosen ?? find(locale ?? (find('en-IN') ?? options[0])?.locale);
  const [pack, setPack] = useState<Pack>();
  const latest = useLatest(wanted);

  const tag = wanted?.locale;
  // Texts without a load stay until those of the next language are there, so that nothing is mounted again.
  if (portal && tag && !wanted?.load && pack?.tag !== tag)
    setPack({ tag, shown: { locale: tag, messages: messages ?? {} } });
  const isOpen = wanted?.load !== undefined && pack?.tag !== tag;
  useEffect(() => {
    const option = latest.current;
    if (!isOpen || !option || option.locale !== tag) return;
    let isCancelled = false;
    void loadTexts(option).then(
      (texts) => isCancelled || setPack({ tag, shown: { locale: tag, messages: texts } }),
      (cause) => {
        if (isCancelled) return;
        onError(new PortalFailure('chunk', `The texts of ${tag} did not load`, CHUNK_HINT, cause));
        setPack((old) => ({ ...old, tag }));
      },
    );
    return () => {
      isCancelled = true;
    };
  }, [isOpen, tag, latest, onError]);

  const languages = useMemo(
    () =>
      portal && options.length > 1
        ? {
            options,
            chosen: chosen?.locale ?? '',
            current: tag ?? '',
            show(next: string, texts: PartialMessages) {
              setPack({ tag: next, shown: { locale: next, messages: texts } });
              portal.storage.set(KEY, next);
              onEvent({ type: 'language-changed', locale: next });
            },
          }
        : null,
    [portal, options, chosen?.locale, tag, onEvent],
  );

  if (!wanted?.load) return { locale: tag ?? locale, messages, languages };
  if (!pack) return { locale: tag, messages, languages, isWaiting: true };
  return { locale, messages, ...pack.shown, languages };
}

/** Hosts often pass a new array with the same languages. */
function useOptions(given: VendorPortalProps['locales']): readonly PortalLocale[] {
  const options = toList<PortalLocale>(given).filter((one) => one?.locale && one.name);
  const [stable, setStable] = useState(options);
  const tagsOf = (list: readonly PortalLocale[]) => list.map((one) => one.locale).join();
  if (tagsOf(options) === tagsOf(stable)) return stable;
  setStable(options);
  return options;
}
