import { useAtomValue } from 'jotai';
import {
  type CSSProperties,
  createContext,
  type ReactNode,
  type RefObject,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { StyleSheetManager, ThemeProvider } from 'styled-components';
import type { Appearance, ColorScheme } from '../../core/contracts';
import { createSizeObserver } from '../../core/dom/sizeObserver';
import { isRightToLeft } from '../../core/messages/messages';
import { cssVariables } from './cssVariables';
import { isImmersiveAtom } from './immersive';
import { lookVariables } from './look';
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

const NO_PLUGINS: [] = [];
const NO_THEME = {};

/** Replaces the host's theme. The theme is a function, because an object would be merged with the host's theme. */
function replaceTheme(): object {
  return NO_THEME;
}

export function ThemeRoot(props: ThemeRootProps) {
  const { appearance, colorScheme = 'system', locale = 'en-IN', nonce, shadow, children } = props;
  const isImmersive = useAtomValue(isImmersiveAtom);
  const rootRef = useRef<HTMLDivElement>(null);
  const ofPage = useColorScheme(colorScheme, appearance?.darkWhen ?? undefined, rootRef);
  const scheme = isImmersive ? 'dark' : ofPage;
  // The variables of a page that is light have light colours.
  const followsPage = scheme === ofPage;
  const colors = cssVariables(scheme === 'dark' ? dark : light, appearance?.[scheme], followsPage);
  const look = lookVariables(appearance ?? {});
  // Kitchen mode has its own sizes, which follow the reading distance.
  if (isImmersive) Object.assign(look, { '--vp-density': 1, '--vp-control': '20px' });
  const scale = isImmersive ? 1 : Number(appearance?.font?.scale ?? 1);
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
          dir={isRightToLeft(locale) ? 'rtl' : 'ltr'}
          ref={rootRef}
          style={
            {
              ...colors,
              ...look,
              '--vp-rem': `${16 * scale}px`,
              colorScheme: scheme,
            } as CSSProperties
          }
          onClick={submitInSandbox}
        >
          <StyleSheetManager namespace=".vp-root">
            <SchemeContext.Provider value={scheme}>{children}</SchemeContext.Provider>
          </StyleSheetManager>
          <TextSize scale={scale} />
        </RootElement>
      </ThemeProvider>
    </StyleSheetManager>
  );
}

const ONE_EM: CSSProperties = {
  position: 'absolute',
  visibility: 'hidden',
  fontSize: '1em',
  inlineSize: '1em',
};

/** Sets `--vp-rem` to the text size of the browser times `scale`. The first size is reported before the first paint. */
function TextSize({ scale }: { scale: number }) {
  const probe = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    const root = probe.current?.parentElement;
    if (!probe.current || !root) return;
    const observer = createSizeObserver(([entry]) => {
      const size = entry?.contentRect.width;
      if (size) root.style.setProperty('--vp-rem', `${size * scale}px`);
    });
    observer.observe(probe.current);
    return () => observer.disconnect();
  }, [scale]);
  return <span ref={probe} style={ONE_EM} aria-hidden="true" />;
}

/**
 * The colour scheme to show. `system` follows the device, or the page if `darkWhen` is the selector of an element
 * around the portal while the page is dark.
 */
function useColorScheme(
  scheme: ColorScheme,
  darkWhen: string | undefined,
  rootRef: RefObject<Element | null>,
): 'light' | 'dark' {
  const [isDark, setIsDark] = useState(() => read(null, darkWhen));
  useLayoutEffect(() => {
    const follow = () => setIsDark(read(rootRef.current, darkWhen));
    follow();
    const device = deviceIsDark();
    const page = new MutationObserver(follow);
    if (darkWhen) for (const node of around(rootRef.current)) page.observe(node, ATTRIBUTES);
    device?.addEventListener('change', follow);
    return () => {
      device?.removeEventListener('change', follow);
      page.disconnect();
    };
  }, [darkWhen, rootRef]);
  return scheme === 'system' ? (isDark ? 'dark' : 'light') : scheme;
}

const ATTRIBUTES = { attributes: true };

const deviceIsDark = () => globalThis.matchMedia?.('(prefers-color-scheme: dark)');

function read(root: Element | null, darkWhen: string | undefined): boolean {
  if (!darkWhen) return deviceIsDark()?.matches ?? false;
  try {
    return around(root).some((node) => (node as Element).matches?.(darkWhen));
  } catch {
    // The check of the appearance reports a selector that cannot be used.
    return false;
  }
}

/** The nodes around the portal, across shadow roots. Before the portal is in the page, this is its root element. */
function around(root: Element | null): Node[] {
  const nodes: Node[] = [];
  let at: Node | null | undefined = root ?? document.body;
  while ((at = at?.parentNode ?? (at as ShadowRoot | null)?.host)) nodes.push(at);
  return nodes;
}
