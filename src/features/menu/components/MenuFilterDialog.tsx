import { useState } from 'react';
import { useText } from '../../../core/messages/useText';
import { FiltersDialog } from '../../../ui/patterns/filters/FiltersDialog';
import { ChoiceGroup } from '../../../ui/primitives/form/ChoiceGroup';
import { type MenuFilters, WHOLE_MENU } from '../menuList';
import messages from '../messages.en.json';
import { useFilterChoices } from '../useFilterChoices';

interface MenuFilterDialogProps {
  filters: MenuFilters;
  onShow: (next: MenuFilters) => void;
  onClose: () => void;
}

/** The filters for the type and the tag, in a narrow portal. */
export function MenuFilterDialog({ filters, onShow, onClose }: MenuFilterDialogProps) {
  const text = useText(messages);
  const choices = useFilterChoices();
  const [draft, setDraft] = useState(filters);
  const { type, tag } = WHOLE_MENU;
  return (
    <FiltersDialog
      title={text('filterTitle')}
      showLabel={text('filterShow')}
      onClear={() => onShow({ type, tag })}
      onShow={() => onShow(draft)}
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
    </FiltersDialog>
  );
}
