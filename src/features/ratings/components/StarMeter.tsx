import { styled } from 'styled-components';
import { color, font } from '../../../ui/theme/theme';

const FIVE = '★★★★★';

/** One element for all five: a thousand reviews have four thousand of these. */
const Meter = styled.span`
  background: linear-gradient(
    to right,
    ${color.orderNew} var(--vp-filled),
    ${color.border} var(--vp-filled)
  );
  background-clip: text;
  color: transparent;
  font-size: ${font.size.md};
  letter-spacing: 1px;
  line-height: 1;
  white-space: nowrap;
  [dir='rtl'] & {
    background-image: linear-gradient(
      to left,
      ${color.orderNew} var(--vp-filled),
      ${color.border} var(--vp-filled)
    );
  }
`;

/** Five stars, filled as far as the score goes. The number beside it says the same in words. */
export function StarMeter({ score }: { score: number | null }) {
  const filled = { '--vp-filled': `${((score ?? 0) / FIVE.length) * 100}%` };
  return (
    <Meter style={filled} aria-hidden="true">
      {FIVE}
    </Meter>
  );
}
