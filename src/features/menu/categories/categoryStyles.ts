import { styled } from 'styled-components';
import { cardLook } from '../../../ui/theme/mixins';
import { box, color, depths, motion, scaled, shadow, space } from '../../../ui/theme/theme';

/** In a narrow portal, the switch of a row is below its name. */
export const CategoryRows = styled.ul`
  max-inline-size: 860px;
  margin: 0;
  padding: 0;
  ${cardLook}
  list-style: none;
  & > li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr) auto;
    align-items: start;
    gap: ${space[1]} ${space[2]};
    padding: ${space[2]};
    background: ${color.surface};
    border-radius: inherit;
    ${box.fromMedium} {
      grid-template-columns: auto minmax(0, 1fr) auto auto;
      column-gap: ${space[3]};
    }
  }
  & > li + li {
    border-block-start: 1px solid ${color.border};
  }
  &[data-dragging] > li {
    transition: transform ${motion.quick};
  }
  & > li[data-dragged] {
    position: relative;
    z-index: ${depths.raised};
    box-shadow: ${shadow.card};
    transition: none;
  }
  & > li > [data-part='handle'] {
    display: grid;
    place-items: center;
    inline-size: 32px;
    block-size: 44px;
    color: ${color.textMuted};
    cursor: grab;
    touch-action: none;
  }
  &[data-dragging],
  &[data-dragging] [data-part='handle'] {
    cursor: grabbing;
    user-select: none;
  }
  & > li > [data-part='steps'] {
    display: flex;
    ${box.fromMedium} {
      order: 1;
    }
  }
  & > li > [data-part='facts'] {
    display: flex;
    flex-wrap: wrap;
    grid-column: 2 / -1;
    align-items: center;
    gap: 0 ${space[4]};
    min-block-size: 44px;
    ${box.fromMedium} {
      grid-column: auto;
      & > :last-child {
        min-inline-size: ${scaled(64)};
      }
    }
  }
`;
