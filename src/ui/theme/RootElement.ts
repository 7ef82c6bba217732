import { css, styled } from 'styled-components';
import { Shapes } from '../primitives/layout/shapes';
import { color, font, scaled } from './theme';

const ICON_SIZES = [14, 16, 18, 20, 24, 28, 32, 40];

/** Class around content that is not ours. No rule of the portal matches inside it. */
export const GUEST = 'vp-guest';
/** Class of a guest that expects a page without styles, such as Google's map. */
export const WIDGET = 'vp-widget';
/** Selects elements of the portal. */
export const OWN = `:not(.${GUEST} *)`;
/** A selector for each tag, because browsers find rules by their tag only outside a list in `:is`. */
const each = (tags: string) => tags.replace(/\w+/g, `& :where($&${OWN})`);
const NO_CONTENT_OF_HOST = `:where(:not(.${GUEST}:not(.${WIDGET}) *))`;

// A host's `all: unset` must not hide the icons. `revert` would drop the attributes of an SVG, but `revert-layer` keeps
// them. Properties that hosts set in cascade layers are repeated here.
const icons = css`
  & :where(:is(svg, svg *)${OWN}) {
    all: revert-layer;
    box-sizing: border-box;
    border: revert;
    outline: revert;
  }
  & :where(svg${OWN}) {
    flex: none;
    display: inline-block;
    max-inline-size: none;
    margin: 0;
    vertical-align: middle;
  }
  & :where(svg[fill='none']${OWN}) {
    fill: none;
  }
  & :where(svg[fill='currentColor']${OWN}) {
    fill: currentColor;
  }
  & :where(svg[stroke='currentColor']${OWN}) {
    stroke: currentColor;
  }
  /* Arrows and doors point along the line. */
  &[dir='rtl'] :where(svg:is([class*='left'], [class*='right'], [class*='do-2'], [class*='-out'])${OWN}) {
    scale: -1 1;
  }
  ${ICON_SIZES.map(
    (size) => css`
      & :where(svg[width='${size}']${OWN}) {
        inline-size: ${scaled(size)};
        block-size: ${scaled(size)};
      }
    `,
  )}
`;

// Resets the element styles of the host. `:where` has no specificity, so `.vp-root .ours` always takes precedence.
const reset = css`
  & :where(*:not(svg, svg *)${OWN}) {
    all: revert;
    box-sizing: border-box;
  }
  ${each('h1, h2, h3, h4, p, ul, ol, dl, dd, figure, fieldset, blockquote')} {
    margin: 0;
    padding: 0;
    border: 0;
  }
  ${each('h1, h2, h3, h4')} {
    font-size: inherit;
    font-family: ${font.heading};
    font-weight: ${font.weight.strong};
    line-height: ${font.line.tight};
  }
  ${each('b, strong')} {
    font-weight: var(--vp-font-weight-strong, bolder);
  }
  ${each('ul, ol')} {
    list-style: none;
  }
  ${each('button, input, select, textarea')} {
    margin: 0;
    font: inherit;
    letter-spacing: inherit;
    color: inherit;
  }
  ${each('button, a, label, summary')} {
    -webkit-tap-highlight-color: transparent;
  }
  & :where(a${OWN}) {
    color: ${color.primary};
  }
  &&& [hidden]${NO_CONTENT_OF_HOST} {
    display: none;
  }
`;

// The specificity is above the host's element rules and below one class of the widget.
const widget = css`
  :where(& .${WIDGET}) :is(:not(svg, svg *), none none none) {
    all: revert;
  }
`;

// Letters of other scripts are higher, those of Urdu twice as high where the device writes them in Nastaliq (c124).
const otherScripts = css`
  &&&:not(:lang(en)) {
    --vp-tight: 1.4;
    --vp-wrap: wrap;
  }
  &&&:lang(ur) {
    --vp-leading: 2.3;
    --vp-tight: 2;
  }
`;

/** The element that the host lays out. The rules for this element have a high specificity; the reset has none. */
export const RootElement = styled(Shapes)`
  &&& {
    all: initial;
    display: block;
    /* Contains the visually hidden elements, so that they do not extend the page. */
    position: relative;
    box-sizing: border-box;
    block-size: 100%;
    min-block-size: 0;
    overflow: auto;
    container: vp / inline-size;
    background: ${color.bg};
    color: ${color.text};
    font-family: ${font.family};
    font-weight: ${font.weight.regular};
    --vp-rem: 16px;
    font-size: medium;
    line-height: ${font.line.body};
    -webkit-text-size-adjust: 100%;
    text-size-adjust: 100%;
    overflow-wrap: break-word;
    --vp-density: 1;
    --vp-leading: 1.5;
    --vp-tight: 1.25;
    --vp-wrap: nowrap;
    --vp-control-height: calc(var(--vp-control, 20px) + var(--vp-rem));
  }
  & > :where(*) {
    font-size: var(--vp-rem);
  }
  ${otherScripts}
  /* Larger controls for touch input. */
  @media (pointer: coarse) {
    &&& {
      --vp-touch: 44px;
      --vp-control-height: max(var(--vp-touch), 28px + var(--vp-rem));
    }
  }
  ${reset}
  ${icons}
  ${widget}
  /* Keyframes that are added later make the browser restyle every element, so those of full screens are
     already here. */
  @keyframes vp-turn {
    to {
      transform: rotate(1turn);
    }
  }
  @keyframes vp-arrive {
    from {
      opacity: 0;
      transform: translateY(-8px);
    }
  }
  /* Print on white, and print the whole content. */
  @media print {
    &&& {
      block-size: auto;
      overflow: visible;
      --vp-color-bg: #fff !important;
      --vp-color-surface: #fff !important;
      --vp-color-surface-2: #f2f2f2 !important;
      --vp-color-text: #000 !important;
      --vp-color-text-muted: #444 !important;
      --vp-color-border: #bbb !important;
      --vp-shadow-card: none !important;
    }
  }
  @media (prefers-reduced-motion: reduce) {
    & *${NO_CONTENT_OF_HOST},
    & *${NO_CONTENT_OF_HOST}::before,
    & *${NO_CONTENT_OF_HOST}::after {
      animation: none !important;
      transition-duration: 0s !important;
      scroll-behavior: auto !important;
    }
  }
`;
