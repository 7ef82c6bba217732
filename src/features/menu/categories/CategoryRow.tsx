import { ArrowDown, ArrowUp, GripVertical } from 'lucide-react';
import type { HTMLAttributes } from 'react';
import { useText } from '../../../core/messages/useText';
import { Field } from '../../../ui/primitives/form/Field';
import { Switch } from '../../../ui/primitives/form/Switch';
import { Input } from '../../../ui/primitives/form/TextInput';
import { IconButton } from '../../../ui/primitives/IconButton';
import { Quiet } from '../../../ui/primitives/layout/Text';
import type { DishCategory } from '../types';
import messages from './messages.en.json';

interface CategoryRowProps {
  row: DishCategory;
  index: number;
  total: number;
  /** `undefined` while the menu is not read. */
  items: number | undefined;
  savedName: string | undefined;
  problem: string | undefined;
  handle: HTMLAttributes<HTMLElement>;
  onChange: (change: Partial<DishCategory>) => void;
  onMove: (to: number) => void;
}

export function CategoryRow({ row, index, total, ...props }: CategoryRowProps) {
  const text = useText(messages);
  const { items, savedName, problem, handle, onChange, onMove } = props;
  const name = row.name.trim() || text('unnamed');
  const hint = savedName && { hint: text('savedName', { name: savedName }) };
  const step = (by: -1 | 1, isEnd: boolean) => ({
    'data-step': by,
    'aria-disabled': isEnd || undefined,
    onClick: () => !isEnd && onMove(index + by),
  });
  return (
    <>
      <span data-part="handle" aria-hidden title={text('drag')} {...handle}>
        <GripVertical size={20} />
      </span>
      <div data-part="name">
        <Field
          label={text('name', { number: index + 1 })}
          isLabelHidden
          {...hint}
          {...(problem !== undefined && { error: problem })}
        >
          {(control) => (
            <Input
              {...control}
              autoComplete="off"
              value={row.name}
              onChange={(event) => onChange({ name: event.target.value })}
            />
          )}
        </Field>
      </div>
      <div data-part="steps">
        <IconButton
          label={text('up', { name })}
          icon={<ArrowUp size={20} />}
          {...step(-1, index === 0)}
        />
        <IconButton
          label={text('down', { name })}
          icon={<ArrowDown size={20} />}
          {...step(1, index === total - 1)}
        />
      </div>
      <div data-part="facts">
        <Switch
          label={text('hidden')}
          aria-label={text('hiddenOf', { name })}
          checked={row.isHidden}
          onChange={(isHidden) => onChange({ isHidden })}
        />
        <Quiet>{items !== undefined && text('items', { count: items })}</Quiet>
      </div>
    </>
  );
}
