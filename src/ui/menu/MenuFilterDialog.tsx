import { useState } from 'react';
import { type FoldedValues, WHOLE_MENU } from '../../core/menu/menuList';
import messages from '../../core/menu/messages.en.json';
import { useText } from '../../core/messages/useText';
import { FiltersDialog } from '../patterns/filters/FiltersDialog';
import { type Choice, ChoiceGroup } from '../primitives/form/ChoiceGroup';
import { Select } from '../primitives/form/Select';
import { useFilterChoices } from './useFilterChoices';

interface MenuFilterDialogProps {
  filters: FoldedValues;
  categories: readonly Choice<string>[] | undefined;
  onShow: (next: Partial<FoldedValues>) => void;
  onClose: () => void;
}

/** The filters for the type, the tag, the stock and, with `categories`, the category, in a narrow portal. */
export function MenuFilterDialog({ filters, categories, onShow, onClose }: MenuFilterDialogProps) {
  const text = useText(messages);
  const choices = useFilterChoices();
  const [draft, setDraft] = useState(filters);
  const show = ({ type, tag, stock, category }: FoldedValues) =>
    onShow({ type, tag, stock, ...(categories && { category }) });
  return (
    <FiltersDialog
      title={text('filterTitle')}
      showLabel={text('filterShow')}
      onClear={() => show(WHOLE_MENU)}
      onShow={() => show(draft)}
      onClose={onClose}
    >
      <ChoiceGroup
        label={text('type')}
        options={choices.type}
        value={draft.type}
        onChange={(next) => setDraft({ ...draft, type: next })}
      />
      <ChoiceGroup
        label={text('tag')}
        options={choices.tag}
        value={draft.tag}
        onChange={(next) => setDraft({ ...draft, tag: next })}
      />
      <ChoiceGroup
        label={text('stock')}
        options={choices.stock}
        value={draft.stock}
        onChange={(next) => setDraft({ ...draft, stock: next })}
      />
      {categories && (
        <Select
          label={text('category')}
          options={categories}
          value={draft.category}
          onChange={(event) => setDraft({ ...draft, category: event.target.value })}
        />
      )}
    </FiltersDialog>
  );
}
