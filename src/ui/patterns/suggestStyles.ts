import { styled } from 'styled-components';
import { List } from '../primitives/menuStyles';
import { color, controlHeight, font, space } from '../theme/theme';

export const Options = styled(List)`
  max-inline-size: none;
  max-block-size: 320px;
`;

export const Option = styled.div`
  display: flex;
  align-items: center;
  min-block-size: ${controlHeight};
  padding: ${space[1]} ${space[3]};
  border-radius: 6px;
  font-size: ${font.size.sm};
  cursor: pointer;
  overflow-wrap: anywhere;
  &:hover {
    background: ${color.hover};
  }
  &[aria-selected='true'] {
    outline: 2px solid ${color.focus};
    outline-offset: -2px;
    background: ${color.surface2};
  }
`;

/** Whose suggestions these are. */
export const Credit = styled.p`
  padding: ${space[1]} ${space[3]};
  color: ${color.textMuted};
  font-size: ${font.size.xs};
  text-align: end;
`;
