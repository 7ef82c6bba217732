import { styled } from 'styled-components';
import {
  box,
  cardLook,
  color,
  controlHeight,
  dense,
  depths,
  figures,
  font,
  scaled,
  space,
  tint,
} from '../../../ui/theme/theme';

/** Styles plain rows and cells, because a styled component for each cell is too slow (record 0021). */
export const Table = styled.div`
  ${cardLook}
  ${figures}
  --vp-grid-columns: minmax(${scaled(150)}, 2.4fr) repeat(2, minmax(${scaled(88)}, 1fr))
    minmax(${scaled(72)}, 0.8fr) minmax(${scaled(112)}, 1fr) minmax(${scaled(96)}, 1.2fr) minmax(${scaled(104)}, 1.4fr);
  isolation: isolate;
  overflow: auto;
  font-size: ${font.size.sm};
  user-select: none;
  ${box.fromMedium} {
    max-block-size: max(320px, 68vh);
    scroll-padding-block-start: ${scaled(40)};
    scroll-padding-inline-start: ${scaled(150)};
  }
  ${box.narrow} {
    overflow: clip;
    --vp-grid-columns: minmax(0, 1fr) minmax(${scaled(120)}, 40%);
  }
  & [role='row'] {
    display: grid;
    grid-template-columns: var(--vp-grid-columns);
    /* Columns of fields with a capability. */
    grid-auto-columns: minmax(${scaled(104)}, 1.4fr);
    grid-auto-flow: column;
    min-inline-size: fit-content;
    min-block-size: ${controlHeight};
    border-block-end: 1px solid ${color.border};
    ${box.narrow} {
      min-inline-size: 0;
    }
  }
  & [role='columnheader'],
  & [role='rowheader'],
  & [role='gridcell'] {
    min-inline-size: 0;
    padding: ${dense(6)} ${space[2]};
    border-inline-end: 1px solid ${color.border};
    overflow-wrap: anywhere;
  }
  & [role='columnheader'],
  & [role='rowheader'] {
    position: sticky;
    inset-inline-start: 0;
    z-index: ${depths.raised};
    background: ${color.surface};
    text-align: start;
  }
  & [aria-rowindex='1'] {
    position: sticky;
    inset-block-start: 0;
    z-index: ${depths.sticky};
    background: ${color.surface2};
    ${box.narrow} {
      position: static;
    }
  }
  & [role='columnheader'] {
    background: ${color.surface2};
    color: ${color.textMuted};
    font-size: ${font.size.xs};
    font-weight: ${font.weight.strong};
    &:not(:first-child) {
      position: static;
    }
  }
  & [data-price] {
    text-align: end;
  }
  & [role='rowheader'][data-pair] {
    padding-inline-start: ${space[5]};
    color: ${color.textMuted};
  }
  & [role='gridcell'] {
    position: relative;
    outline-offset: -2px;
    cursor: cell;
    &[aria-disabled] {
      background: ${color.surface2};
    }
    &[data-edited] {
      background: ${color.primarySoft};
      font-weight: ${font.weight.strong};
    }
    &[aria-selected='true'] {
      background: ${tint(color.info)};
    }
    &[tabindex='0'] {
      outline: 1px solid ${color.control};
    }
    /* Editable only for input methods. */
    &[contenteditable] {
      caret-color: transparent;
      user-select: text;
    }
    & > :is(input, select) {
      caret-color: auto;
    }
    &:focus,
    &:focus-within {
      outline: 2px solid ${color.focus};
    }
    &[aria-invalid] {
      border-inline-start: 3px solid ${color.danger};
      padding-inline-start: calc(${space[2]} - 3px);
    }
    & > small {
      display: block;
      color: ${color.danger};
      font-size: ${font.size.xs};
      font-weight: ${font.weight.regular};
      text-align: start;
    }
    & > :is(input, select) {
      inline-size: 100%;
      min-block-size: 1.75em;
      padding: 0 ${space[1]};
      border: 0;
      outline: none;
      background: ${color.surface};
      color: ${color.text};
      font: inherit;
      font-size: max(16px, ${font.size.sm});
      text-align: inherit;
      user-select: text;
    }
  }
`;
