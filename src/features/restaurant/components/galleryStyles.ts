import { styled } from 'styled-components';
import { Picture } from '../../../ui/patterns/Picture';
import { box, color, radius, space } from '../../../ui/theme/theme';

export const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space[3]};
  margin: 0;
  padding: 0;
  list-style: none;
  ${box.fromMedium} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
`;

export const Tile = styled.li`
  position: relative;
  min-inline-size: 0;
`;

export const Thumb = styled(Picture)`
  inline-size: 100%;
  aspect-ratio: 4 / 3;
  border: 1px solid ${color.border};
  border-radius: ${radius.control};
  object-fit: cover;
`;

export const Corner = styled.div`
  position: absolute;
  inset-block-start: ${space[2]};
  inset-inline-end: ${space[2]};
`;
