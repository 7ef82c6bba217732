import { styled } from 'styled-components';
import { color, figures } from '../../theme/theme';

const Count = styled.span`
  ${figures}
  margin-inline-start: auto;
  &[data-over] {
    color: ${color.danger};
  }
`;

/** The length of a text and the maximum, such as "12/250", below its field. */
export function Counter({ count, max }: { count: number; max: number }) {
  return (
    <Count data-over={count > max || undefined}>
      {count}/{max}
    </Count>
  );
}
