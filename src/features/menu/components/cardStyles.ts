import { styled } from 'styled-components';
import { Button } from '../../../ui/primitives/Button';
import { cardLook, clampLines, color, font, space } from '../../../ui/theme/theme';
import { DishPicture } from './DishPicture';

export const Sheet = styled.article`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  grid-template-rows: auto 1fr auto;
  overflow: hidden;
  ${cardLook}
  /* Skips the rendering of cards outside the viewport. */
  content-visibility: auto;
  contain-intrinsic-size: auto 460px;
  &:focus-visible {
    outline: 2px solid ${color.focus};
    outline-offset: 2px;
  }
`;

export const CardPicture = styled(DishPicture)<{ $isOut: boolean }>`
  aspect-ratio: 16 / 9;
  ${({ $isOut }) => $isOut && 'filter: grayscale(0.85); opacity: 0.7;'}
`;

export const Facts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${space[2]};
  padding: ${space[3]} ${space[4]} ${space[2]};
`;

export const Name = styled.h2`
  ${clampLines(2)}
  font-size: ${font.size.md};
  line-height: ${font.line.tight};
  overflow-wrap: anywhere;
`;

export const Description = styled.p`
  ${clampLines(2)}
  color: ${color.textMuted};
  font-size: ${font.size.sm};
  overflow-wrap: anywhere;
`;

export const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[1]} ${space[2]};
  padding: ${space[2]} ${space[4]} ${space[3]};
`;

export const DeleteButton = styled(Button)`
  margin-inline: auto calc(-1 * ${space[3]});
  color: ${color.danger};
`;
