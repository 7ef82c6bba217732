import { styled } from 'styled-components';
import { color, controlHeight, font, radius, scaled, shadow, space } from '../../theme/theme';

export const List = styled.div`
  position: fixed;
  inset: auto;
  min-inline-size: ${scaled(180)};
  max-inline-size: min(${scaled(320)}, 100vw);
  margin: 0;
  padding: ${space[1]};
  overflow: auto;
  border: 1px solid ${color.border};
  border-radius: ${radius.card};
  background: ${color.surface};
  color: ${color.text};
  box-shadow: ${shadow.overlay};
`;

export const Item = styled.button<{ $isDanger?: boolean }>`
  display: flex;
  align-items: center;
  gap: 10px;
  inline-size: 100%;
  min-block-size: ${controlHeight};
  padding: ${space[1]} ${space[3]};
  border: 0;
  border-radius: ${radius.item};
  background: transparent;
  color: ${({ $isDanger }) => ($isDanger ? color.danger : color.text)};
  font-size: ${font.size.sm};
  text-align: start;
  cursor: pointer;
  &:hover:not(:disabled),
  &:focus-visible {
    background: ${color.surface2};
  }
  &:focus-visible {
    outline: 2px solid ${color.focus};
    outline-offset: -2px;
  }
  &:disabled {
    color: ${color.textMuted};
    cursor: not-allowed;
  }
`;
