import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { Picture } from '../../../../ui/patterns/Picture';
import { Button } from '../../../../ui/primitives/Button';
import {
  box,
  cardLook,
  clampLines,
  color,
  figures,
  font,
  oneLine,
  radius,
  scaled,
  space,
  truncate,
} from '../../../../ui/theme/theme';

export const CategoryTitle = styled.h2`
  min-block-size: 1.5em;
  margin-block-end: ${space[1]};
  font-size: ${font.size.md};
  overflow-wrap: anywhere;
`;

export const RowPicture = styled(Picture)`
  flex: none;
  inline-size: 48px;
  aspect-ratio: 1;
  border-radius: ${radius.box};
  object-fit: cover;
`;

export const Rows = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  margin: 0;
  padding: 0;
  ${cardLook}
  list-style: none;
  & > li {
    position: relative;
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 ${space[2]};
    min-block-size: 72px;
    padding: ${space[1]};
    padding-inline-start: ${space[3]};
    /* Skips the rendering of rows outside the viewport. */
    content-visibility: auto;
    contain-intrinsic-size: auto 63px;
    ${box.fromMedium} {
      gap: 0 ${space[4]};
      padding-inline-end: ${space[3]};
    }
  }
  /* In a very narrow portal, the actions are below the name. */
  & > li > [data-part='actions'] {
    display: flex;
    align-items: center;
    gap: inherit;
    margin-inline-start: auto;
    /* Above the link that covers the row. */
    position: relative;
  }
  & > li > [data-part='actions']:has(> [data-part='value']) {
    flex-wrap: wrap;
    justify-content: end;
  }
  & > li > [data-part='actions'] > [data-part='value'] {
    display: grid;
    max-inline-size: ${scaled(160)};
    font-size: ${font.size.sm};
    overflow-wrap: anywhere;
    & > small {
      color: ${color.textMuted};
      font-size: ${font.size.xs};
    }
  }
  & > li:not(:first-child) {
    border-block-start: 1px solid ${color.border};
  }
  & > li[data-added] {
    background: ${color.primarySoft};
  }
  & > li[data-out] > ${RowPicture} {
    filter: grayscale(0.85);
    opacity: 0.7;
  }
  & > li > [data-part='dish'] {
    display: grid;
    flex: 1 1 ${scaled(88)};
    gap: 2px;
    min-inline-size: 0;
    font-size: ${font.size.sm};
    line-height: ${font.line.tight};
    overflow-wrap: anywhere;
  }
  & > li > [data-part='dish'] > strong {
    ${clampLines(2)}
    font-weight: ${font.weight.strong};
    & > svg {
      margin-inline-end: 6px;
      vertical-align: -2px;
    }
  }
  & > li > [data-part='dish'] > small {
    ${truncate}
    color: ${color.textMuted};
    font-size: ${font.size.xs};
    white-space: ${oneLine};
  }
  & > li[data-out] > [data-part='dish'] > small {
    color: ${color.danger};
    font-weight: ${font.weight.strong};
  }
`;

export const DishLink = styled(Link)`
  color: inherit;
  text-decoration: none;
  &::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  &:hover {
    text-decoration: underline;
  }
  &:focus-visible {
    outline: none;
    &::after {
      outline: 2px solid ${color.focus};
      outline-offset: -2px;
    }
  }
`;

export const PriceButton = styled(Button)`
  ${figures}
  padding-inline: ${space[2]};
  text-decoration: underline dotted ${color.textMuted};
  text-underline-offset: 4px;
`;

export const PriceText = styled.span`
  ${figures}
  font-size: ${font.size.sm};
  font-weight: ${font.weight.strong};
`;
