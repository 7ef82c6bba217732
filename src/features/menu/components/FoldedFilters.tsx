import { type ReactNode, Suspense, useState } from 'react';
import { type FilterChip, FilterControls } from '../../../ui/patterns/filters/FilterControls';
import { lazyPage } from '../../../ui/patterns/lazyPage';
import type { MenuFilters } from '../menuList';
import { useFilterChoices } from '../useFilterChoices';

const MenuFilterDialog = lazyPage(() => import('./MenuFilterDialog'), 'MenuFilterDialog');

interface FoldedFiltersProps {
  filters: MenuFilters;
  onFilters: (filters: Partial<MenuFilters>) => void;
  /** Shown after the button. */
  children: ReactNode;
}

/** The filters of the menu as one button, and a chip for each that is set. */
export function FoldedFilters({ filters, onFilters, children }: FoldedFiltersProps) {
  const [isOpen, setOpen] = useState(false);
  const choices = useFilterChoices();
  const chips = (['type', 'tag'] as const).flatMap((key): FilterChip[] => {
    const chosen = choices[key].find(({ value }) => value === filters[key]);
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
        <Suspense>
          <MenuFilterDialog
            filters={filters}
            onShow={(next) => {
              setOpen(false);
              onFilters(next);
            }}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
}
