import { css, keyframes, styled } from 'styled-components';
import { color, radius } from '../theme/theme';

const breathe = keyframes`
  50% { opacity: 0.55; }
`;

/** The animation starts late: the browser restyles the page in each frame of an animation, also while a fast answer is rendered. */
const breathing = css`
  animation: ${breathe} 1.6s 0.6s ease-in-out infinite;
`;

const block = css`
  display: block;
  border-radius: ${radius.box};
  background: color-mix(in srgb, ${color.text} 8%, ${color.surface});
`;

const Block = styled.span`
  ${block}
  ${breathing}
`;

interface BlockProps {
  height?: string;
  width?: string;
}

/** A grey block, which should have the size of the content that is loading. */
export function SkeletonBlock({ height = '16px', width = '100%' }: BlockProps) {
  return <Block aria-hidden="true" style={{ inlineSize: width, blockSize: height }} />;
}

/** The stack is animated, not its blocks: the browser would restyle and composite each of them in every frame. */
const Rows = styled.div`
  display: grid;
  ${breathing}
  & > span {
    ${block}
  }
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
        <span key={index} aria-hidden="true" style={{ blockSize: height }} />
      ))}
    </Rows>
  );
}
