import { useAtomValue } from 'jotai';
import { styled } from 'styled-components';
import { useText } from '../../../core/messages/useText';
import { formatsAtom } from '../../../core/state/services';
import { VisuallyHidden } from '../../../ui/primitives/VisuallyHidden';
import { Quiet } from '../../../ui/primitives/Text';
import { font, space } from '../../../ui/theme/theme';
import messages from '../messages.en.json';
import { StarMeter } from './StarMeter';

const Value = styled.dd<{ $isLarge: boolean }>`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 ${space[2]};
  margin: 0;
  font-size: ${({ $isLarge }) => font.size[$isLarge ? 'xl' : 'md']};
  font-weight: ${font.weight.strong};
  font-variant-numeric: tabular-nums;
  line-height: ${font.line.tight};
`;

interface ScoreLineProps {
  label: string;
  score: number | null;
  isLarge?: boolean;
}

/** One of the four ratings: its number, then its stars. */
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
