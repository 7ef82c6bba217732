import { keyframes, styled } from 'styled-components';
import {
  box,
  color,
  controlHeight,
  font,
  motion,
  radius,
  scaled,
  shadow,
  space,
} from '../../theme/theme';

const rise = keyframes`
  from { opacity: 0; transform: translateY(8px); }
`;

const widths = { sm: scaled(440), md: scaled(600), lg: scaled(880) } as const;

export const Sheet = styled.dialog<{ $size: keyof typeof widths }>`
  flex-direction: column;
  inline-size: calc(100% - ${space[6]});
  max-inline-size: ${({ $size }) => widths[$size]};
  max-block-size: calc(100% - ${space[7]});
  margin: auto;
  padding: 0;
  overflow: hidden;
  border: 1px solid ${color.border};
  border-radius: ${radius.card};
  background: ${color.surface};
  color: ${color.text};
  box-shadow: ${shadow.overlay};
  animation: ${rise} ${motion.calm};
  &[open] {
    display: flex;
  }
  &::backdrop {
    background: var(--vp-color-backdrop, rgb(0 0 0 / 0.5));
  }
  ${box.narrow} {
    inline-size: 100%;
    max-block-size: calc(100% - ${space[6]});
    margin-block-end: 0;
    border-inline: 0;
    border-block-end: 0;
    border-end-start-radius: 0;
    border-end-end-radius: 0;
    padding-block-end: env(safe-area-inset-bottom, 0px);
  }
`;

export const Head = styled.div`
  display: flex;
  align-items: flex-start;
  justify-content: space-between;
  gap: ${space[3]};
  padding: ${space[4]} ${space[3]} ${space[2]} ${space[5]};
`;

export const Title = styled.h2`
  /* Aligns the first line with the close button. */
  padding-block: calc((${controlHeight} - ${font.line.tight}em) / 2);
  font-size: ${font.size.lg};
`;

export const Body = styled.div`
  display: grid;
  gap: ${space[4]};
  padding: ${space[1]} ${space[5]} ${space[5]};
  overflow: auto;
`;

export const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: ${space[2]};
  padding: ${space[3]} ${space[5]};
  border-block-start: 1px solid ${color.border};
  ${box.narrow} {
    & > * {
      flex: 1 1 auto;
    }
  }
`;
