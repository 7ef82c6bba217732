import { type ReactNode, useState } from 'react';
import { styled } from 'styled-components';
import type { FoldedValues, StockFilter } from '../../core/menu/menuList';
import messages from '../../core/menu/messages.en.json';
import { useText } from '../../core/messages/useText';
import { type FilterChip, FilterControls } from '../patterns/filters/FilterControls';
import { LazyPart } from '../patterns/LazyPart';
import { lazyPage } from '../patterns/lazyPage';
import type { Choice } from '../primitives/form/ChoiceGroup';
import { Select } from '../primitives/form/Select';
import { box, scaled, space } from '../theme/theme';
import { useCategoryChoices, useFilterChoices } from './useFilterChoices';

const MenuFilterDialog = lazyPage(() => import('./MenuFilterDialog'), 'MenuFilterDialog');

interface FoldedFiltersProps {
  filters: FoldedValues;
  /** The options of the filter for the category, if the button has it. */
  categories?: readonly Choice<string>[] | undefined;
  onFilters: (filters: Partial<FoldedValues>) => void;
  /** Shown after the button. */
  children: ReactNode;
}

/** The filters of the menu as one button, and a chip for each that is set. */
export function FoldedFilters({ filters, categories, onFilters, children }: FoldedFiltersProps) {
  const [isOpen, setOpen] = useState(false);
  const choices = { ...useFilterChoices(), category: categories };
  const chips = (['type', 'tag', 'stock', 'category'] as const).flatMap((key): FilterChip[] => {
    const chosen = choices[key]?.find(({ value }) => value === filters[key]);
    if (!chosen || chosen.value === 'all') return [];
    return [{ key, label: chosen.label, onRemove: () => onFilters({ [key]: 'all' }) }];
  });
  return (
    <>
      <FilterControls
        chips={chips}
        onOpen={() => setOpen(true)}
        onPreload={() => void MenuFilterDialog.preload()}
      >
        {children}
      </FilterControls>
      {isOpen && (
        <LazyPart isShown>
          <MenuFilterDialog
            filters={filters}
            categories={categories}
            onShow={(next) => {
              setOpen(false);
              onFilters(next);
            }}
            onClose={() => setOpen(false)}
          />
        </LazyPart>
      )}
    </>
  );
}

/** A select among the filters. */
export const SelectBox = styled.div`
  inline-size: ${scaled(180)};
  ${box.narrow} {
    flex: 1 1 ${scaled(120)};
    /* The label is next to its select to save height. */
    & > div {
      grid-template-columns: auto minmax(0, 1fr);
      align-items: center;
      column-gap: ${space[2]};
    }
  }
`;

interface FilterSelectProps<Value extends string> {
  /** `all` or the value of the filter. */
  value: Value;
  onChange: (value: Value) => void;
}

interface OptionsProps<Value extends string> extends FilterSelectProps<Value> {
  label: string;
  options: readonly Choice<Value>[];
}

function FilterSelect<Value extends string>(props: OptionsProps<Value>) {
  const { label, options, value, onChange } = props;
  return (
    <SelectBox>
      <Select
        label={label}
        options={options}
        value={value}
        onChange={({ target }) =>
          onChange(options.find((option) => option.value === target.value)?.value ?? value)
        }
      />
    </SelectBox>
  );
}

export function TagSelect(props: FilterSelectProps<string>) {
  const text = useText(messages);
  return <FilterSelect label={text('tag')} options={useFilterChoices().tag} {...props} />;
}

export function StockSelect(props: FilterSelectProps<StockFilter>) {
  const text = useText(messages);
  return <FilterSelect label={text('stock')} options={useFilterChoices().stock} {...props} />;
}

/** Its options need a call. Without categories, nothing is rendered. */
export function CategorySelect(props: FilterSelectProps<string>) {
  const text = useText(messages);
  const options = useCategoryChoices();
  return options ? <FilterSelect label={text('category')} options={options} {...props} /> : null;
}
