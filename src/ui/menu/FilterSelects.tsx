import { styled } from 'styled-components';
import messages from '../../core/menu/messages.en.json';
import { useText } from '../../core/messages/useText';
import { Select } from '../primitives/form/Select';
import { box, scaled, space } from '../theme/theme';
import { useCategoryChoices, useFilterChoices } from './useFilterChoices';

/** A select among the filters. */
export const SelectBox = styled.div`
  inline-size: ${scaled(180)};
  ${box.narrow} {
    flex: 1 1 ${scaled(120)};
    /* The label is beside its select to save height. */
    & > div {
      grid-template-columns: auto minmax(0, 1fr);
      align-items: center;
      column-gap: ${space[2]};
    }
  }
`;

interface FilterSelectProps {
  /** `all` or the value of the filter. */
  value: string;
  onChange: (value: string) => void;
}

export function TagSelect({ value, onChange }: FilterSelectProps) {
  const text = useText(messages);
  const { tag } = useFilterChoices();
  return (
    <SelectBox>
      <Select
        label={text('tag')}
        options={tag}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </SelectBox>
  );
}

/** Its options need a call. Without categories, nothing is rendered. */
export function CategorySelect({ value, onChange }: FilterSelectProps) {
  const text = useText(messages);
  const options = useCategoryChoices();
  if (!options) return null;
  return (
    <SelectBox>
      <Select
        label={text('category')}
        options={options}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </SelectBox>
  );
}
