import { useAtomValue } from 'jotai';
import { useId } from 'react';
import { styled } from 'styled-components';
import { formatsAtom } from '../../core/format/formatsAtom';
import { color, figures, font, motion, radius, space } from '../theme/theme';

const Frame = styled.div`
  display: grid;
  gap: ${space[1]};
  font-size: ${font.size.sm};
`;

const Line = styled.div`
  ${figures}
  display: flex;
  justify-content: space-between;
`;

const Track = styled.div`
  overflow: hidden;
  block-size: 6px;
  border-radius: ${radius.full};
  background: color-mix(in srgb, ${color.text} 12%, ${color.surface});
`;

const Fill = styled.div`
  block-size: 100%;
  background: ${color.primary};
  transition: inline-size ${motion.calm};
`;

export function ProgressBar({ label, value }: { label: string; value: number }) {
  const formats = useAtomValue(formatsAtom);
  const id = useId();
  const percent = Math.round(Math.min(1, Math.max(0, value)) * 100);
  return (
    <Frame>
      <Line>
        <span id={id}>{label}</span>
        <span>{formats.percentage(percent)}</span>
      </Line>
      <Track
        role="progressbar"
        aria-labelledby={id}
        aria-valuenow={percent}
        aria-valuemin={0}
        aria-valuemax={100}
      >
        <Fill style={{ inlineSize: `${percent}%` }} />
      </Track>
    </Frame>
  );
}
