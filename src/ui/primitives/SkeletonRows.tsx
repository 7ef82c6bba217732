import { keyframes, styled } from 'styled-components';
import { color, radius } from '../theme/theme';

const breathe = keyframes`
  50% { opacity: 0.55; }
`;

const Block = styled.span`
  display: block;
  border-radius: ${radius.box};
  background: color-mix(in srgb, ${color.text} 8%, ${color.surface});
  animation: ${breathe} 1.6s ease-in-out infinite;
`;

interface BlockProps {
  height?: string;
  width?: string;
}

/** A grey block, which should have the size of the content that is loading. */
export function SkeletonBlock({ height = '16px', width = '100%' }: BlockProps) {
  return <Block aria-hidden="true" style={{ inlineSize: width, blockSize: height }} />;
}

const Rows = styled.div`
  display: grid;
`;

export interface SkeletonRowsProps {
  count?: number;
  height?: string;
  gap?: string;
}

/** A stack of blocks, hidden from screen readers. */
export function SkeletonRows({ count = 3, height = '64px', gap = '12px' }: SkeletonRowsProps) {
  return (
    <Rows style={{ gap }}>
      {Array.from({ length: count }, (_, index) => (
        <SkeletonBlock key={index} height={height} />
      ))}
    </Rows>
  );
}
