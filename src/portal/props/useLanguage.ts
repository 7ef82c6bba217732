import { createElement, type ReactNode, useEffect, useState } from 'react';
import { PortalFailure } from '../../core/api/errors';
import { lazyModule } from '../../core/async/lazyModule';
import { LANGUAGE_KEY } from '../../core/messages/languages';
import { CHUNK_HINT } from '../../ui/patterns/lazyPage';
import type { Portal } from '../createPortal';
import { type GivenLanguages, languagesOf, type ShownLanguage, wantedOf } from './givenLanguages';
import type { HostCallbacks } from './useHostCallbacks';

interface Language extends ShownLanguage {
  /** Whether the texts of the first language are still being loaded. */
  isWaiting: boolean;
  /** Loads the languages of the host; rendered beside the screens. */
  loader: ReactNode;
}

const code = lazyModule(() => import('./ChosenLanguage'));

/** The language that is shown: that of the host's props, or one of its `locales` (c120). */
export function useLanguage(
  { locales, locale, messages }: GivenLanguages,
  portal: Portal | undefined,
  callbacks: Pick<HostCallbacks, 'onError' | 'onEvent'>,
): Language {
  const given = { locales, locale, messages };
  const options = languagesOf(locales);
  const hasChoice = portal !== undefined && options.length > 0;
  const [chosen, setChosen] = useState<Awaited<ReturnType<typeof code.load>>>();
  const [shown, setShown] = useState<ShownLanguage>();
  // What is shown at first needs no code, unless its texts have to be loaded.
  const [isWaiting, setWaiting] = useState(
    () =>
      hasChoice && wantedOf(options, portal.storage.get(LANGUAGE_KEY), locale)?.load !== undefined,
  );
  const { onError } = callbacks;
  useEffect(() => {
    if (!hasChoice) return;
    code.load().then(
      (module) => setChosen(() => module),
      (cause) => {
        setWaiting(false);
        onError(new PortalFailure('chunk', 'The languages did not load', CHUNK_HINT, cause));
      },
    );
  }, [hasChoice, onError]);
  const [onShown] = useState(() => (next: ShownLanguage) => {
    setShown(next);
    setWaiting(false);
  });
  const loader =
    chosen &&
    hasChoice &&
    createElement(chosen.ChosenLanguage, { given, portal, callbacks, isWaiting, onShown });
  return { locale, messages, ...(hasChoice && shown), isWaiting, loader };
}
