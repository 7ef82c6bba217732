import { keyframes, styled } from 'styled-components';
import { useText } from '../../core/messages/useText';
import messages from '../messages.en.json';
import { color, radius } from '../theme/theme';
import { VisuallyHidden } from './VisuallyHidden';

const breathe = keyframes`
  50% { opacity: 0.55; }
`;

interface BlockProps {
  $height?: string;
  $width?: string;
}

/** Takes the place, and the exact size, of what is still on its way. */
export const SkeletonBlock = styled.span<BlockProps>`
  display: block;
  inline-size: ${({ $width = '100%' }) => $width};
  block-size: ${({ $height = '16px' }) => $height};
  border-radius: ${radius.control};
  background: color-mix(in srgb, ${color.text} 8%, ${color.surface});
  animation: ${breathe} 1.6s ease-in-out infinite;
`;

const Rows = styled.div<{ $gap: string }>`
  display: grid;
  gap: ${({ $gap }) => $gap};
`;

interface SkeletonProps {
  count?: number;
  height?: string;
  gap?: string;
}

/** A stack of equal blocks with one spoken "Loading". */
export function Skeleton({ count = 3, height = '64px', gap = '12px' }: SkeletonProps) {
  const text = useText(messages);
  return (
    <Rows $gap={gap} role="status">
      <VisuallyHidden>{text('loading')}</VisuallyHidden>
      {Array.from({ length: count }, (_, index) => (
        <SkeletonBlock key={index} $height={height} aria-hidden="true" />
      ))}
    </Rows>
  );
}
