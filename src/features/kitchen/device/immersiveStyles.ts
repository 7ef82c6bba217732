import { css } from 'styled-components';
import { color } from '../../../ui/theme/theme';

/** A view that fills the portal; `--vp-top` is the distance from the top of the page. */
export const immersive = css`
  position: relative;
  display: flex;
  flex-direction: column;
  min-block-size: 0;
  overflow: hidden;
  /* The content must not stretch the view: what does not fit is on the next page. */
  contain: size;
  /* The height on a host page that gives the portal none: that of the window below the top of the portal. */
  contain-intrinsic-block-size: max(480px, 100dvh - var(--vp-top));
  @supports not (contain-intrinsic-block-size: 1px) {
    min-block-size: 480px;
  }
  background: ${color.bg};
  outline: none;
  user-select: none;
`;
