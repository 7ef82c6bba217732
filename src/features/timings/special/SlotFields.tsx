import { Plus, X } from 'lucide-react';
import { styled } from 'styled-components';
import type { Span } from '../../../core/restaurant/timings/types';
import { Banner } from '../../../ui/primitives/Banner';
import { Button, IconButton } from '../../../ui/primitives/Button';
import { TimeInput } from '../../../ui/primitives/form/DateInput';
import { Row } from '../../../ui/primitives/layout/Layout';
import { scaled, space } from '../../../ui/theme/theme';
import { MAX_SLOTS, type SlotProblems, splitAtMidnight } from '../slots';
import { useTimingWords } from '../useTimingWords';
import { useSpecialWords } from './useSpecialDays';

interface SlotFieldsProps {
  spans: readonly Span[];
  problems: readonly SlotProblems[];
  onChange: (spans: readonly Span[]) => void;
}

/** The slots of a date, with the checks of the weekly hours. */
export function SlotFields({ spans, problems, onChange }: SlotFieldsProps) {
  const { text } = useSpecialWords();
  const change = (at: number, changes: Partial<Span>) =>
    onChange(spans.map((span, index) => (index === at ? { ...span, ...changes } : span)));
  return (
    <>
      {spans.map((span, index) => (
        <SlotInputs
          key={index}
          number={index + 1}
          span={span}
          problems={problems[index] ?? {}}
          onChange={(changes) => change(index, changes)}
          onRemove={
            spans.length > 1 ? () => onChange(spans.filter((_, at) => at !== index)) : undefined
          }
        />
      ))}
      {spans.length < MAX_SLOTS && (
        <Row>
          <Button
            size="sm"
            icon={<Plus size={16} />}
            onClick={() => onChange([...spans, { from: '', to: '' }])}
          >
            {text('addSlot')}
          </Button>
        </Row>
      )}
    </>
  );
}

interface SlotInputsProps {
  number: number;
  span: Span;
  problems: SlotProblems;
  onChange: (changes: Partial<Span>) => void;
  onRemove: (() => void) | undefined;
}

/** The two times of a slot, and the button that removes it. */
const SlotLine = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr)) ${scaled(36)};
  align-items: start;
  gap: ${space[2]};
  & > button {
    margin-block-start: 1.9em;
  }
`;

function SlotInputs({ number, span, problems, onChange, onRemove }: SlotInputsProps) {
  const { text } = useSpecialWords();
  const { text: timingText } = useTimingWords();
  const field = (name: keyof Span) => ({
    label: text(name === 'from' ? 'slotFrom' : 'slotTo', { number }),
    value: span[name],
    ...(problems[name] && { error: timingText(problems[name]) }),
    onChange: (event: { target: { value: string } }) => onChange({ [name]: event.target.value }),
  });
  return (
    <>
      <SlotLine>
        <TimeInput {...field('from')} />
        <TimeInput {...field('to')} />
        {onRemove && (
          <IconButton
            label={text('removeSlot', { number })}
            icon={<X size={18} />}
            onClick={onRemove}
          />
        )}
      </SlotLine>
      {problems.to === 'notEarlier' && <EndAtMidnight span={span} onChange={onChange} />}
    </>
  );
}

/** Offers to end a slot past midnight at midnight, because a date has no hours of the next one. */
function EndAtMidnight({ span, onChange }: Pick<SlotInputsProps, 'span' | 'onChange'>) {
  const { text: special } = useSpecialWords();
  const { text, span: words } = useTimingWords();
  const split = splitAtMidnight(span);
  if (!split) return null;
  const values = { evening: words(split.evening) };
  return (
    <Banner
      action={
        <Button size="sm" onClick={() => onChange(split.evening)}>
          {text('endAtMidnight')}
        </Button>
      }
    >
      {split.night ? special('pastMidnight', values) : text('untilMidnight', values)}
    </Banner>
  );
}
