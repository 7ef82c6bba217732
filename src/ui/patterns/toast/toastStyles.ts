import { styled } from 'styled-components';
import {
  color,
  depths,
  font,
  headerHeight,
  motion,
  radius,
  scaled,
  shadow,
  space,
} from '../../theme/theme';

// Without specificity, so that a rule of the host for the part wins.
const toast = ':where([data-vp-part="toast"])';

/** All styles of the toasts; the library's CSS is not loaded. */
export const Region = styled.div`
  position: fixed;
  inset: max(${headerHeight}, var(--vp-toast-start, 0px)) 0 auto auto;
  z-index: ${depths.bar};
  inline-size: min(${scaled(400)}, 100%);
  block-size: auto;
  margin: 0;
  padding: 0;
  border: 0;
  overflow: visible;
  background: none;
  color: ${color.text};
  pointer-events: none;
  & .Toastify__toast-container {
    display: grid;
    gap: ${space[2]};
    padding: ${space[3]};
    outline: none;
  }
  & .vp-toast {
    --vp-toast-ink: ${color.info};
    border-radius: ${radius.card};
    font-size: ${font.size.sm};
    pointer-events: auto;
    touch-action: pan-y;
    user-select: none;
    animation: vp-arrive ${motion.calm};
  }
  & ${toast} {
    display: flex;
    align-items: center;
    gap: ${space[3]};
    padding: ${space[1]} ${space[1]} ${space[1]} ${space[3]};
    border: 1px solid ${color.border};
    border-inline-start: 4px solid var(--vp-toast-ink);
    border-radius: inherit;
    background: ${color.surface};
    box-shadow: ${shadow.overlay};
  }
  & .vp-toast-success {
    --vp-toast-ink: ${color.success};
  }
  & .vp-toast-error {
    --vp-toast-ink: ${color.danger};
  }
  & ${toast} > svg {
    color: var(--vp-toast-ink);
  }
  /* The rows of a drawer begin below its header. */
  dialog & {
    inset-block-start: 0;
  }
  /* In kitchen mode, a toast must be readable from a distance, easy to close with a wet hand, and away from the buttons
     of new orders. */
  &[data-immersive] {
    --vp-control-height: 64px;
    inset: auto 0 0 auto;
    inline-size: min(720px, 100%);
    & .vp-toast,
    & .vp-button {
      font-size: clamp(20px, 2.2cqi, 28px);
      line-height: 1.25;
    }
    & .vp-button {
      min-block-size: var(--vp-control-height);
    }
    & ${toast} {
      border-inline-start-width: 12px;
    }
  }
  & .vp-toast:focus-visible {
    outline: 2px solid ${color.focus};
    outline-offset: 2px;
  }
`;

export const Words = styled.div`
  flex: 1;
  min-inline-size: 0;
  max-block-size: 160px;
  padding-block: ${space[1]};
  overflow: auto;
`;
