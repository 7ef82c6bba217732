import { styled } from 'styled-components';
import { Picture } from '../../ui/patterns/Picture';
import { box, color, font, radius, scaled, space } from '../../ui/theme/theme';

export const PictureList = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  margin: 0;
  padding: 0;
  list-style: none;
  & > li {
    display: grid;
    grid-template-columns: calc(${scaled(192)} + ${space[2]}) minmax(0, 1fr);
    gap: ${space[3]};
    align-items: start;
    padding-block: ${space[3]};
  }
  & > li + li {
    border-block-start: 1px solid ${color.border};
  }
  & figure {
    display: grid;
    gap: ${space[1]};
    margin: 0;
  }
  & figcaption {
    color: ${color.textMuted};
    font-size: ${font.size.xs};
  }
  & [data-part='pictures'] {
    display: flex;
    justify-content: end;
    gap: ${space[2]};
  }
  & [data-part='facts'] {
    display: grid;
    gap: ${space[2]};
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
  ${box.narrow} {
    & > li {
      grid-template-columns: minmax(0, 1fr);
    }
    & [data-part='pictures'] {
      justify-content: start;
    }
  }
`;

export const Thumb = styled(Picture)`
  inline-size: ${scaled(96)};
  aspect-ratio: 4 / 3;
  border-radius: ${radius.small};
  object-fit: cover;
`;
