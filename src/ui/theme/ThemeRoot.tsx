import type { CSSProperties, ReactNode } from 'react';
import { StyleSheetManager, ThemeProvider } from 'styled-components';
import type { Appearance, ColorScheme } from '../../core/contracts';
import { cssVariables } from './cssVariables';
import { RootElement } from './RootElement';
import { dark, light } from './tokens';
import { useColorScheme } from './useColorScheme';

interface ThemeRootProps {
  appearance?: Appearance;
  colorScheme?: ColorScheme;
  /** BCP 47; also decides the writing direction. */
  locale?: string;
  nonce?: string;
  /** Where the styles go, in place of the page's head. */
  shadow?: ShadowRoot;
  children: ReactNode;
}

const RIGHT_TO_LEFT = /^(ar|fa|he|ur|ps|sd|ug|yi|dv|ckb)\b/i;
const NO_PLUGINS: [] = [];
const NO_THEME = {};

/** A function replaces a host's theme, an object would be merged into it. */
function replaceTheme(): object {
  return NO_THEME;
}

/** The portal's own box: looks come in through variables, the host's styles do not come in at all. */
export function ThemeRoot(props: ThemeRootProps) {
  const { appearance, colorScheme = 'system', locale = 'en-IN', nonce, shadow, children } = props;
  const scheme = useColorScheme(colorScheme);
  const variables = cssVariables(scheme === 'dark' ? dark : light, appearance?.[scheme]);
  // The root is styled outside the namespace, which reaches its descendants only.
  return (
    <StyleSheetManager
      nonce={nonce}
      target={shadow}
      // Rules that are not text are lost when the shadow root is moved within the page.
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
        >
          <StyleSheetManager namespace=".vp-root">{children}</StyleSheetManager>
        </RootElement>
      </ThemeProvider>
    </StyleSheetManager>
  );
}
