import { styled } from 'styled-components';
import { space } from '../theme/theme';

type Gap = keyof typeof space;

/** One below the other. */
export const Stack = styled.div<{ $gap?: Gap }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${({ $gap = 4 }) => space[$gap]};
`;

interface RowProps {
  $gap?: Gap;
  $align?: 'start' | 'center' | 'end' | 'baseline';
  $justify?: 'start' | 'center' | 'end' | 'space-between';
  $isOneLine?: boolean;
}

/** Side by side, on to the next line when it is full. */
export const Row = styled.div<RowProps>`
  display: flex;
  flex-wrap: ${({ $isOneLine }) => ($isOneLine ? 'nowrap' : 'wrap')};
  align-items: ${({ $align = 'center' }) => $align};
  justify-content: ${({ $justify = 'start' }) => $justify};
  gap: ${({ $gap = 2 }) => space[$gap]};
  min-inline-size: 0;
`;
