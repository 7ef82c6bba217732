import { styled } from 'styled-components';
import { figures, focusRing } from '../../theme/mixins';
import { color, controlHeight, font, radius } from '../../theme/theme';

export const Month = styled.table`
  ${figures}
  inline-size: 100%;
  border-collapse: separate;
  border-spacing: 0 2px;
  table-layout: fixed;
  font-size: ${font.size.sm};
  & th {
    padding: 0;
    color: ${color.textMuted};
    font-size: ${font.size.xs};
    font-weight: ${font.weight.strong};
    text-align: center;
  }
  & td {
    padding: 0;
    &[data-look~='within'] {
      background: ${color.primarySoft};
    }
    &[data-look~='end'] > button {
      background: ${color.primary};
      color: ${color.onPrimary};
      font-weight: ${font.weight.strong};
    }
    &[data-look~='outside']:not([data-look~='end']) > button {
      color: ${color.textMuted};
    }
    &[data-look~='today'] > button {
      font-weight: ${font.weight.strong};
      text-decoration: underline;
      text-underline-offset: 4px;
    }
  }
  & button {
    ${focusRing}
    inline-size: 100%;
    min-block-size: ${controlHeight};
    padding: 0;
    border: 0;
    border-radius: ${radius.control};
    background: none;
    font-size: inherit;
    cursor: pointer;
    &:hover:not(:disabled) {
      box-shadow: inset 0 0 0 1px ${color.control};
    }
    &:disabled {
      color: ${color.textMuted};
      opacity: 0.5;
      cursor: not-allowed;
    }
  }
`;
