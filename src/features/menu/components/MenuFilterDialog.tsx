import { type FormEvent, useId, useState } from 'react';
import { useText } from '../../../core/messages/useText';
import filterMessages from '../../../ui/patterns/filters/messages.en.json';
import { Button } from '../../../ui/primitives/Button';
import { ChoiceGroup } from '../../../ui/primitives/form/ChoiceGroup';
import { Stack } from '../../../ui/primitives/layout/Layout';
import { Dialog } from '../../../ui/primitives/overlay/Dialog';
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
  const filterText = useText(filterMessages);
  const choices = useFilterChoices();
  const formId = useId();
  const [draft, setDraft] = useState(filters);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onShow(draft);
  };
  const { type, tag } = WHOLE_MENU;
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={text('filterTitle')}
      closesOnBackdrop
      actions={
        <>
          <Button onClick={() => onShow({ type, tag })}>{filterText('filterClear')}</Button>
          <Button variant="primary" type="submit" form={formId}>
            {text('filterShow')}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={submit} noValidate>
        <Stack gap={3}>
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
        </Stack>
      </form>
    </Dialog>
  );
}
