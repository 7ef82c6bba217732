import { css, styled } from 'styled-components';
import { Shapes } from '../primitives/shapes';
import { color, font } from './theme';

const ICON_SIZES = [14, 16, 18, 20, 24, 28, 32, 40];

/** Around what a provider draws, as Google its map: it brings rules of its own. */
export const GUEST = 'vp-guest';
const OWN = `:not(.${GUEST} *)`;

// What an SVG says in attributes is lost with `revert`, not with `revert-layer`: a host's `all: unset`
// would else take the lines out of every icon. What hosts style in layers is said again.
const icons = css`
  & :where(:is(svg, svg *)${OWN}) {
    all: revert-layer;
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
  ${ICON_SIZES.map(
    (size) => css`
      & :where(svg[width='${size}']${OWN}) {
        inline-size: ${size}px;
        block-size: ${size}px;
      }
    `,
  )}
`;

// The host's element rules stop here: `:where` adds no weight, so `.vp-root .ours` always wins.
const reset = css`
  & :where(*:not(svg, svg *)${OWN}) {
    all: revert;
  }
  & :where(*${OWN}) {
    box-sizing: border-box;
  }
  & :where(:is(h1, h2, h3, h4, p, ul, ol, dl, dd, figure, fieldset, blockquote)${OWN}) {
    margin: 0;
    padding: 0;
    border: 0;
  }
  & :where(:is(h1, h2, h3, h4)${OWN}) {
    font-size: inherit;
    font-weight: ${font.weight.strong};
    line-height: ${font.line.tight};
  }
  & :where(:is(ul, ol)${OWN}) {
    list-style: none;
  }
  & :where(:is(button, input, select, textarea)${OWN}) {
    margin: 0;
    font: inherit;
    letter-spacing: inherit;
    color: inherit;
  }
  & :where(:is(button, a, label, summary)${OWN}) {
    -webkit-tap-highlight-color: transparent;
  }
  & :where(a${OWN}) {
    color: ${color.primary};
  }
  &&& [hidden] {
    display: none;
  }
`;

// One class of a guest wins, the element rules of a host do not: names that nothing has lend their weight.
const guest = css`
  :where(& .${GUEST}) :is(:not(svg, svg *), none none none) {
    all: revert;
  }
`;

/** The one element that the host lays out. Its own rules carry weight, the reset carries none. */
export const RootElement = styled(Shapes)`
  &&& {
    all: initial;
    display: block;
    /* What is hidden from sight is placed in here, and does not make the page longer. */
    position: relative;
    box-sizing: border-box;
    block-size: 100%;
    min-block-size: 0;
    overflow: auto;
    container: vp / inline-size;
    background: ${color.bg};
    color: ${color.text};
    font-family: ${font.family};
    font-size: ${font.size.md};
    line-height: ${font.line.body};
    -webkit-text-size-adjust: 100%;
    text-size-adjust: 100%;
    overflow-wrap: break-word;
    --vp-control-height: 36px;
  }
  /* A finger needs more than a mouse: a preference of the device, not its size. */
  @media (pointer: coarse) {
    &&& {
      --vp-control-height: 44px;
    }
  }
  ${reset}
  ${icons}
  ${guest}
  /* Paper is white, and as long as the text. */
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
    }
  }
  @media (prefers-reduced-motion: reduce) {
    & *,
    & *::before,
    & *::after {
      animation: none !important;
      transition-duration: 0s !important;
      scroll-behavior: auto !important;
    }
  }
`;
