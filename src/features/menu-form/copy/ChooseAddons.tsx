import { useState } from 'react';
import { styled } from 'styled-components';
import { useAmounts } from '../../../core/amount/useAmounts';
import { clip } from '../../../core/format/wireValues';
import type { AddonValues } from '../../../core/menu/fields/itemValues';
import menuMessages from '../../../core/menu/messages.en.json';
import type { MenuItem } from '../../../core/menu/types';
import { useItemName } from '../../../core/menu/useItemName';
import { useText } from '../../../core/messages/useText';
import { Button } from '../../../ui/primitives/Button';
import { Checkbox } from '../../../ui/primitives/form/Toggle';
import { Dialog } from '../../../ui/primitives/overlay/Dialog';
import { font, space } from '../../../ui/theme/theme';
import { copiedValues, isTaken } from './copiedValues';
import messages from './messages.en.json';
import { useCopied } from './useCopied';

const Choices = styled.fieldset`
  display: grid;
  gap: ${space[2]};
  min-inline-size: 0;
  overflow-wrap: anywhere;
  & > legend {
    padding: 0;
    margin-block-end: ${space[1]};
    font-size: ${font.size.sm};
    font-weight: ${font.weight.strong};
  }
`;

interface ChooseAddonsProps {
  source: MenuItem;
  groups: readonly AddonValues[];
  onCopy: (copied: AddonValues[]) => void;
  onBack: () => void;
  onClose: () => void;
}

/** The addon groups of another item, all chosen. A group whose name the form has already is skipped. */
export function ChooseAddons({ source, groups, onCopy, onBack, onClose }: ChooseAddonsProps) {
  const text = useText(messages);
  const menuText = useText(menuMessages);
  const name = useItemName()(source);
  const sayCopied = useCopied(source);
  const amounts = useAmounts();
  const [left, setLeft] = useState<ReadonlySet<number>>(new Set());
  const offered = copiedValues(source, amounts).addonGroups.map((group) => ({
    group,
    isOpen: !isTaken(group, groups),
  }));
  const chosen = offered.flatMap(({ group, isOpen }, index) =>
    isOpen && !left.has(index) ? [group] : [],
  );
  const reason = offered.some(({ isOpen }) => isOpen)
    ? text('chooseGroup')
    : text('nothingLeft', { name });
  const choose = (index: number, isChosen: boolean) => {
    const next = new Set(left);
    if (isChosen) next.delete(index);
    else next.add(index);
    setLeft(next);
  };
  return (
    <Dialog
      isOpen
      size="md"
      title={text('addonsTitle')}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onBack}>{text('otherItem')}</Button>
          <Button
            variant="primary"
            {...(chosen.length === 0 ? { blockedBy: reason } : {})}
            onClick={() => {
              onCopy(chosen);
              sayCopied(chosen);
            }}
          >
            {text('copyGroups', { count: chosen.length })}
          </Button>
        </>
      }
    >
      <Choices>
        <legend>{text('groupsOf', { name })}</legend>
        {offered.map(({ group, isOpen }, index) => (
          <Checkbox
            key={index}
            label={clip(group.name) || menuText('unnamedGroup')}
            hint={isOpen ? hintOf(group) : text('taken')}
            disabled={!isOpen}
            checked={isOpen && !left.has(index)}
            onChange={(isChosen) => choose(index, isChosen)}
          />
        ))}
      </Choices>
    </Dialog>
  );

  function hintOf({ items, max }: AddonValues): string {
    const list = clip(items.map((item) => item.name).join(', '));
    return text('groupHelp', { items: list, max: amounts.count.value(max) ?? 1 });
  }
}
