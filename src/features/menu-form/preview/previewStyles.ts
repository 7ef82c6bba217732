import { styled } from 'styled-components';
import { Picture } from '../../../ui/patterns/Picture';
import { box, color, figures, font, radius, space } from '../../../ui/theme/theme';

/** As wide as the phone of a customer: 390 px, or the width of the portal if that is less. */
export const Phone = styled.article`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  /* Boxes that hide their overflow would shrink to the height of the dialog. */
  grid-auto-rows: max-content;
  min-block-size: max-content;
  margin-inline: max(0px, (100% - 390px) / 2);
  overflow: hidden;
  border: 1px solid ${color.border};
  border-radius: ${radius.card};
  background: ${color.surface};
  &:focus-visible {
    outline: 2px solid ${color.focus};
    outline-offset: -2px;
  }
  ${box.narrow} {
    /* Uses the padding of the dialog. */
    margin-inline: max(-1 * ${space[5]}, (100% - 390px) / 2);
    border-inline: 0;
    border-radius: 0;
  }
`;

export const Shot = styled(Picture)<{ $isOut: boolean }>`
  aspect-ratio: 4 / 3;
  inline-size: 100%;
  object-fit: cover;
  ${({ $isOut }) => $isOut && 'filter: grayscale(0.85); opacity: 0.7;'}
`;

export const Facts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[2]};
  padding: ${space[4]};
`;

export const Chips = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[2]};
  min-inline-size: 0;
`;

export const Name = styled.h3`
  font-size: ${font.size.lg};
  line-height: ${font.line.tight};
  overflow-wrap: anywhere;
`;

export const Words = styled.p`
  color: ${color.textMuted};
  font-size: ${font.size.sm};
  overflow-wrap: anywhere;
  white-space: pre-line;
`;

export const Group = styled.section`
  padding: ${space[3]} ${space[4]};
  border-block-start: ${space[2]} solid ${color.surface2};
`;

export const GroupName = styled.h4`
  font-size: ${font.size.md};
  overflow-wrap: anywhere;
`;

export const Choices = styled.ul`
  margin: ${space[1]} 0 0;
  padding: 0;
  list-style: none;
  & > li {
    ${figures}
    display: flex;
    align-items: center;
    gap: ${space[3]};
    padding-block: ${space[2]};
    font-size: ${font.size.sm};
  }
  & > li > [data-part='mark'] {
    flex: none;
    inline-size: 18px;
    block-size: 18px;
    border: 1.5px solid ${color.control};
    border-radius: ${radius.small};
  }
  &[data-one] > li > [data-part='mark'] {
    border-radius: ${radius.full};
  }
  & > li > [data-part='name'] {
    flex: 1;
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
`;
