import { useAtomValue } from 'jotai';
import { styled } from 'styled-components';
import { formatsAtom } from '../../../core/format/formatsAtom';
import { useText } from '../../../core/messages/useText';
import { Quiet, VisuallyHidden } from '../../../ui/primitives/layout/Layout';
import { color, font, space } from '../../../ui/theme/theme';
import messages from '../messages.en.json';

const Value = styled.dd<{ $isLarge: boolean }>`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 ${space[2]};
  margin: 0;
  font-size: ${({ $isLarge }) => font.size[$isLarge ? 'lg' : 'md']};
  font-weight: ${font.weight.strong};
  font-variant-numeric: tabular-nums;
  line-height: ${font.line.tight};
`;

interface ScoreLineProps {
  label: string;
  score: number | null;
  isLarge?: boolean;
}

export function ScoreLine({ label, score, isLarge = false }: ScoreLineProps) {
  const text = useText(messages);
  const formats = useAtomValue(formatsAtom);
  return (
    <div>
      <Quiet as="dt">{label}</Quiet>
      <Value $isLarge={isLarge}>
        {score === null ? (
          text('notRated')
        ) : (
          <>
            <span aria-hidden="true">{formats.number(score)}</span>
            <VisuallyHidden>{text('score', { score })}</VisuallyHidden>
            <StarMeter score={score} />
          </>
        )}
      </Value>
    </div>
  );
}

const FIVE = '★★★★★';

/** One element for five stars, because 1,000 reviews have 4,000 ratings. */
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

/** Hidden from screen readers, because the score is next to it as text. */
function StarMeter({ score }: { score: number | null }) {
  const filled = { '--vp-filled': `${((score ?? 0) / FIVE.length) * 100}%` };
  return (
    <Meter style={filled} aria-hidden="true">
      {FIVE}
    </Meter>
  );
}
