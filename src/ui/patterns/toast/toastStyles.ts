import { styled } from 'styled-components';
import { color, font, motion, radius, scaled, screenOnly, space } from '../../theme/theme';

// Without specificity, so that a rule of the host for the part wins.
const toast = ':where([data-vp-part="toast"])';

/** All styles of the toasts; the library's CSS is not loaded. */
export const Region = styled.div`
  inline-size: min(${scaled(480)}, 100%);
  margin-inline-start: auto;
  color: ${color.text};
  ${screenOnly}
  & .Toastify__toast-container {
    display: grid;
    gap: ${space[1]};
    outline: none;
  }
  & .Toastify__toast-container:not(:empty) {
    padding: ${space[1]} ${space[2]};
  }
  & .vp-toast {
    --vp-toast-ink: ${color.info};
    border-radius: ${radius.control};
    font-size: ${font.size.sm};
    line-height: ${font.line.tight};
    touch-action: pan-y;
    user-select: none;
    animation: vp-arrive ${motion.quick};
  }
  & ${toast} {
    display: flex;
    align-items: center;
    gap: ${space[2]};
    padding-inline-start: ${space[3]};
    border: 1px solid ${color.border};
    border-inline-start: 4px solid var(--vp-toast-ink);
    border-radius: inherit;
    background: ${color.surface};
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
  [data-place='stuck'] > & {
    background: ${color.bg};
  }
  [data-place='title'] > &,
  [data-place='bar'] > & {
    inline-size: 100%;
    & .Toastify__toast-container:not(:empty) {
      padding: 0;
    }
  }
  [data-place='dialog'] > & {
    inline-size: 100%;
  }
  /* In kitchen mode, a toast must be readable from a distance and easy to close with a wet hand. */
  &[data-immersive] {
    --vp-control-height: 64px;
    inline-size: 100%;
    background: ${color.surface};
    & .vp-toast,
    & .vp-button {
      font-size: clamp(20px, 1.6cqi, 24px);
    }
    & .vp-button {
      min-block-size: var(--vp-control-height);
    }
    & ${toast} {
      border-block-width: 0;
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
  display: flex;
  flex-wrap: wrap;
  column-gap: ${space[2]};
  padding-block: ${space[1]};
  overflow: auto;
  overflow-wrap: anywhere;
`;
