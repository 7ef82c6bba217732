import { type ReactNode, useState } from 'react';
import type { FoldedValues } from '../../core/menu/menuList';
import { type FilterChip, FilterControls } from '../patterns/filters/FilterControls';
import { LazyPart } from '../patterns/LazyPart';
import { lazyPage } from '../patterns/lazyPage';
import type { Choice } from '../primitives/form/ChoiceGroup';
import { useFilterChoices } from './useFilterChoices';

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
  const chips = (['type', 'tag', 'category'] as const).flatMap((key): FilterChip[] => {
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
