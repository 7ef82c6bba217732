import { useText } from '../../../core/messages/useText';
import { StatusChip } from '../../../ui/primitives/StatusChip';
import { judge, LINES, type Measure } from '../figures/verdicts';
import messages from '../messages.en.json';
import { useInsightWords } from '../useInsightWords';

const TONES = { good: 'success', watch: 'warning', act: 'danger' } as const;

const LOW_WORSE = ['lineFrom', 'lineBelow'] as const;
const HIGH_WORSE = ['lineUpTo', 'lineAbove'] as const;

export interface VerdictChipProps {
  measure: Measure;
  /** In the unit of the lines of the measure. */
  value: number;
}

/** Whether a figure is good, with the line that says so: `Watch`, `above 5 %`. */
export function VerdictChip({ measure, value }: VerdictChipProps) {
  const text = useText(messages);
  const words = useLineWords();
  const { verdict, line } = judge(measure, value);
  const [within, beyond] = LINES[measure].isLowWorse ? LOW_WORSE : HIGH_WORSE;
  const side = verdict === 'good' ? within : beyond;
  return (
    <span>
      <StatusChip tone={TONES[verdict]} label={text(verdict)} />{' '}
      {text(side, { line: words(measure, line) })}
    </span>
  );
}

function useLineWords() {
  const text = useText(messages);
  const { duration, oneDecimal } = useInsightWords();
  return (measure: Measure, line: number) => {
    if (measure === 'answer') return duration(line);
    const value = oneDecimal(line);
    return measure === 'rating'
      ? text('ratingValue', { rating: value })
      : text('percent', { value });
  };
}
