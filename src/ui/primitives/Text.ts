import { styled } from 'styled-components';
import { color, font } from '../theme/theme';

interface TextLook {
  $size?: keyof typeof font.size;
  $tone?: 'text' | 'textMuted' | 'primary' | 'success' | 'warning' | 'danger' | 'info';
  $isStrong?: boolean;
}

export const Text = styled.p<TextLook>`
  color: ${({ $tone = 'text' }) => color[$tone]};
  font-size: ${({ $size = 'md' }) => font.size[$size]};
  font-weight: ${({ $isStrong }) => ($isStrong ? font.weight.strong : 'inherit')};
`;

/** `h2` unless `as` says otherwise; the page's `h1` is `Page`'s. */
export const Heading = styled.h2<TextLook>`
  color: ${({ $tone = 'text' }) => color[$tone]};
  font-size: ${({ $size = 'md' }) => font.size[$size]};
  line-height: ${font.line.tight};
`;
