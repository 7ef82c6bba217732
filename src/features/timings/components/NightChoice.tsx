import { ChoiceGroup } from '../../../ui/primitives/form/ChoiceGroup';
import { useTimingWords } from '../useTimingWords';

export type Night = 'close' | 'keep';

interface NightChoiceProps {
  /** The number of the weekday whose evening ends after midnight. */
  evening: number;
  /** When the night ends, such as `02:00`. */
  until: string;
  value: Night;
  /** What is saved besides the day itself. */
  hint?: string | undefined;
  onChange: (night: Night) => void;
}

/** Asks what happens to the hours after midnight of an evening that a change would split (c63). */
export function NightChoice({ evening, until, value, hint, onChange }: NightChoiceProps) {
  const { text, dayName, clock } = useTimingWords();
  return (
    <ChoiceGroup<Night>
      label={text('nightUntil', { day: dayName(evening), until: clock(until) })}
      options={[
        { value: 'close', label: text('nightClose') },
        { value: 'keep', label: text('nightKeep') },
      ]}
      value={value}
      {...(hint !== undefined && { hint })}
      onChange={onChange}
    />
  );
}
