import { styled } from 'styled-components';
import { shape } from '../../primitives/layout/shapes';
import {
  box,
  cardLook,
  color,
  dense,
  figures,
  focusRing,
  font,
  oneLine,
  radius,
  scaled,
  space,
} from '../../theme/theme';
import { cards } from './dataTableShapes';

interface ColumnLook {
  $align?: 'start' | 'end' | undefined;
}

/** Hides minor columns; narrower portals show cards with all columns. */
export const tightTable = '@container vp-table (max-width: 57.49em)';

/** Styles plain rows and cells, because a styled component for each cell is too slow. */
export const TableView = styled.table`
  ${figures}
  inline-size: 100%;
  border-collapse: collapse;
  font-size: ${font.size.sm};
  & > tbody > tr:not(:last-child) > td {
    border-block-end: 1px solid ${color.border};
  }
  & > tbody > tr:hover > td {
    background: ${color.hover};
  }
  & > tbody > tr > td {
    padding: ${dense(10)} 6px;
    text-align: start;
    overflow-wrap: anywhere;
    &[data-cell~='end'] {
      text-align: end;
      white-space: nowrap;
      /* Words in place of a figure wrap. */
      & .${shape.quiet}:only-child {
        overflow-wrap: break-word;
        white-space: normal;
      }
    }
  }
  & > tbody > tr > th {
    padding: ${space[2]} ${space[3]};
    background: ${color.surface2};
    text-align: start;
    overflow-wrap: anywhere;
  }
  & > tbody:not(:last-child) > tr:last-child > td {
    border-block-end: 1px solid ${color.border};
  }
`;

export const HeadCell = styled.th<ColumnLook>`
  /* The padding of the cells below is not part of the minimum. */
  min-inline-size: calc(var(--vp-min, 0px) + 12px);
  padding: ${space[1]} 0;
  border-block-end: 1px solid ${color.border};
  color: ${color.textMuted};
  font-size: ${font.size.xs};
  font-weight: ${font.weight.strong};
  text-align: ${({ $align = 'start' }) => $align};
  white-space: ${oneLine};
  overflow-wrap: anywhere;
  &:not(:has(button)) {
    padding-inline: 6px;
  }
  /* Aligns the text with the cells below; the arrow is on the other side. */
  & > button {
    padding-inline: ${({ $align = 'start' }) => ($align === 'start' ? '6px 2px' : '2px 6px')};
  }
  &:is(:first-child, :last-child) {
    min-inline-size: calc(var(--vp-min, 0px) + 6px + ${space[3]});
  }
  &:first-child {
    padding-inline-start: 6px;
  }
  &:last-child {
    padding-inline-end: 6px;
  }
  &:first-child:not(:has(button)) {
    padding-inline-start: ${space[3]};
  }
  &:last-child:not(:has(button)) {
    padding-inline-end: ${space[3]};
  }
`;

export const SortButton = styled.button`
  display: inline-flex;
  align-items: center;
  gap: 2px;
  min-block-size: 32px;
  border: 0;
  border-radius: ${radius.small};
  background: transparent;
  font-weight: inherit;
  cursor: pointer;
  ${focusRing}
  & > svg {
    opacity: 0.35;
  }
  &:hover,
  &:not([data-order='none']) {
    color: ${color.text};
  }
  &:hover > svg,
  &:not([data-order='none']) > svg {
    opacity: 1;
  }
`;

export const NarrowOnly = styled.div`
  display: none;
`;

export const Pager = styled.div`
  ${figures}
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: flex-end;
  gap: ${space[1]};
  padding: ${space[2]} ${space[3]};
  border-block-start: 1px solid ${color.border};
  color: ${color.textMuted};
  font-size: ${font.size.sm};
  & [role='status'] {
    padding-inline: ${space[2]};
  }
`;

export const PagerSteps = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[1]};
`;

export const PagerSize = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[2]};
  & select {
    inline-size: ${scaled(76)};
  }
`;

/**
 * Contains all rules that depend on the width. If they were added with the parts of the table, in several frames, they
 * would restyle the page each time.
 */
export const Frame = styled.div`
  container: vp-table / inline-size;
  ${cardLook}
  overflow: auto hidden;
  ${box.fromMedium} {
    & ${TableView} > tbody > tr > :first-child {
      padding-inline-start: ${space[3]};
    }
    & ${TableView} > tbody > tr > :last-child {
      padding-inline-end: ${space[3]};
    }
    ${tightTable} {
      & ${TableView} > * > tr > [data-cell~='minor'] {
        display: none;
      }
    }
  }
  ${box.narrow} {
    border: 0;
    border-radius: 0;
    background: none;
    box-shadow: none;
    overflow: visible;
    & ${TableView} {
      ${cards}
    }
    & ${NarrowOnly} {
      display: block;
      margin-block-end: ${space[3]};
      /* The label is next to its select to save height. */
      & > div {
        grid-template-columns: auto minmax(0, 1fr);
        align-items: center;
        column-gap: ${space[3]};
      }
    }
    & ${Pager} {
      justify-content: space-between;
      padding-inline: 0;
      border: 0;
    }
    & ${PagerSize} > span {
      display: none;
    }
  }
`;
