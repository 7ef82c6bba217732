import { styled } from 'styled-components';
import {
  box,
  color,
  controlHeight,
  depths,
  figures,
  focusRing,
  font,
  motion,
  radius,
  space,
  visuallyHidden,
} from '../../theme/theme';

const shade = `color-mix(in srgb, ${color.text} 28%, transparent)`;

/** Scroll shadows: at both ends, gradients that scroll with the content cover the fixed ones. */
export const List = styled.div`
  display: flex;
  gap: ${space[1]};
  overflow-x: auto;
  background:
    linear-gradient(to right, ${color.bg} 50%, transparent) 0 0 / 40px 100% no-repeat local,
    linear-gradient(to left, ${color.bg} 50%, transparent) 100% 0 / 40px 100% no-repeat local,
    radial-gradient(farthest-side at 0 50%, ${shade}, transparent) 0 0 / 12px 100% no-repeat scroll,
    radial-gradient(farthest-side at 100% 50%, ${shade}, transparent) 100% 0 / 12px 100% no-repeat
      scroll;
  scrollbar-width: none;
  border-block-end: 1px solid ${color.border};
  & > button {
    flex: none;
    display: inline-flex;
    align-items: center;
    gap: ${space[2]};
    min-block-size: max(40px, ${controlHeight});
    padding: 0 ${space[2]};
    border: 0;
    border-block-end: 2px solid transparent;
    border-radius: ${radius.small} ${radius.small} 0 0;
    background: transparent;
    color: ${color.textMuted};
    font-size: ${font.size.sm};
    font-weight: ${font.weight.strong};
    cursor: pointer;
    transition: color ${motion.quick};
    ${box.fromMedium} {
      padding-inline: ${space[3]};
    }
    ${focusRing}
    &:focus-visible {
      outline-offset: -2px;
    }
    &:hover {
      color: ${color.text};
    }
    &[aria-selected='true'] {
      border-block-end-color: ${color.primary};
      color: ${color.primary};
    }
  }
  & > button > span {
    ${figures}
    min-inline-size: 22px;
    padding: 1px 6px;
    border-radius: ${radius.chip};
    background: ${color.surface2};
    color: ${color.text};
    font-size: ${font.size.xs};
    text-align: center;
    &:empty {
      display: none;
    }
  }
  & > [aria-selected='true'] > span {
    background: ${color.primary};
    color: ${color.onPrimary};
  }
  ${box.narrow} {
    &[data-stuck] {
      position: sticky;
      inset-block-start: 0;
      z-index: ${depths.sticky};
      display: grid;
      grid-template-columns: max-content;
      grid-auto-columns: minmax(max-content, 1fr);
      grid-auto-flow: column;
      gap: 0;
      margin-inline: calc(-1 * var(--vp-gutter));
      padding-inline: var(--vp-gutter);
      background-color: ${color.bg};
    }
    &[data-stuck] > button {
      flex-direction: column;
      justify-content: center;
      gap: 2px;
      padding: ${space[1]};
    }
    &[data-stuck] > :first-child {
      padding-inline-end: ${space[3]};
      & > span {
        ${visuallyHidden}
      }
    }
  }
  /* Large text needs more than one row. */
  ${box.tiny} {
    &[data-stuck] {
      display: flex;
      flex-wrap: wrap;
    }
    &[data-stuck] > button {
      flex: 1 0 auto;
      flex-direction: row;
    }
  }
`;

export const Panel = styled.div`
  padding-block-start: ${space[4]};
  ${focusRing}
`;
