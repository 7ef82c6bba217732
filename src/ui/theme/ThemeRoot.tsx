import { useAtomValue } from 'jotai';
import {
  createContext,
  type CSSProperties,
  type ReactNode,
  useCallback,
  useLayoutEffect,
  useRef,
  useSyncExternalStore,
} from 'react';
import { StyleSheetManager, ThemeProvider } from 'styled-components';
import type { Appearance, ColorScheme } from '../../core/contracts';
import { isImmersiveAtom } from './immersive';
import { cssVariables } from './cssVariables';
import { RootElement } from './RootElement';
import { submitInSandbox } from './submitInSandbox';
import { dark, light } from './tokens';

interface ThemeRootProps {
  appearance?: Appearance;
  colorScheme?: ColorScheme;
  /** A BCP 47 locale, which also sets the text direction. */
  locale?: string;
  nonce?: string;
  /** The shadow root that receives the style elements, instead of the page's head. */
  shadow?: ShadowRoot;
  children: ReactNode;
}

/** The colour scheme that is shown. */
export const SchemeContext = createContext<'light' | 'dark'>('light');

const RIGHT_TO_LEFT = /^(ar|fa|he|ur|ps|sd|ug|yi|dv|ckb)\b/i;
const NO_PLUGINS: [] = [];
const NO_THEME = {};

/** Replaces the host's theme. The theme is a function, because an object would be merged with the host's theme. */
function replaceTheme(): object {
  return NO_THEME;
}

export function ThemeRoot(props: ThemeRootProps) {
  const { appearance, colorScheme = 'system', locale = 'en-IN', nonce, shadow, children } = props;
  const isImmersive = useAtomValue(isImmersiveAtom);
  const scheme = useColorScheme(isImmersive ? 'dark' : colorScheme);
  const variables = cssVariables(scheme === 'dark' ? dark : light, appearance?.[scheme]);
  // The namespace applies to descendants only, so the root is styled outside of it.
  return (
    <StyleSheetManager
      nonce={nonce}
      target={shadow}
      // Rules that are inserted by CSSOM are lost when the shadow root moves.
      disableCSSOMInjection={shadow !== undefined}
      shouldForwardProp={undefined}
      stylisPlugins={NO_PLUGINS}
    >
      <ThemeProvider theme={replaceTheme}>
        <RootElement
          className="vp-root"
          data-vp-scheme={scheme}
          lang={locale}
          dir={RIGHT_TO_LEFT.test(locale) ? 'rtl' : 'ltr'}
          style={{ ...variables, colorScheme: scheme } as CSSProperties}
          onClick={submitInSandbox}
        >
          <StyleSheetManager namespace=".vp-root">
            <SchemeContext.Provider value={scheme}>{children}</SchemeContext.Provider>
          </StyleSheetManager>
          <TextSize />
        </RootElement>
      </ThemeProvider>
    </StyleSheetManager>
  );
}

const ONE_EM: CSSProperties = { position: 'absolute', visibility: 'hidden', inlineSize: '1em' };

/**
 * Sets `--vp-rem` to the text size of the browser, which is the font size of the root element. The first size is
 * reported before the first paint.
 */
function TextSize() {
  const probe = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    const root = probe.current?.parentElement;
    if (!probe.current || !root) return;
    const observer = new ResizeObserver(([entry]) => {
      const size = entry?.contentRect.width;
      if (size) root.style.setProperty('--vp-rem', `${size}px`);
    });
    observer.observe(probe.current);
    return () => observer.disconnect();
  }, []);
  return <span ref={probe} style={ONE_EM} aria-hidden="true" />;
}

const DARK = '(prefers-color-scheme: dark)';

function subscribe(onChange: () => void): () => void {
  const query = globalThis.matchMedia?.(DARK);
  query?.addEventListener('change', onChange);
  return () => query?.removeEventListener('change', onChange);
}

/** The colour scheme to show; `system` follows the device. */
function useColorScheme(scheme: ColorScheme): 'light' | 'dark' {
  const read = useCallback(() => globalThis.matchMedia?.(DARK).matches ?? false, []);
  const prefersDark = useSyncExternalStore(subscribe, read, () => false);
  if (scheme !== 'system') return scheme;
  return prefersDark ? 'dark' : 'light';
}
