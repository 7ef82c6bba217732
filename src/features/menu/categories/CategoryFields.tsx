import { styled } from 'styled-components';
import type { DishCategory } from '../../../core/menu/types';
import { useText } from '../../../core/messages/useText';
import { Field } from '../../../ui/primitives/form/Field';
import { Switch } from '../../../ui/primitives/form/Switch';
import { Input } from '../../../ui/primitives/form/TextInput';
import { Quiet } from '../../../ui/primitives/layout/Layout';
import { box, controlHeight, scaled, space } from '../../../ui/theme/theme';
import messages from './messages.en.json';

/** In a narrow portal, the switch is below the name. */
const Fields = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: 0 ${space[4]};
  padding-block: ${space[1]};
  ${box.fromMedium} {
    grid-template-columns: minmax(0, 1fr) max-content;
  }
  & > [data-part='facts'] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 ${space[4]};
    min-block-size: ${controlHeight};
  }
  & > [data-part='facts'] > :last-child {
    min-inline-size: ${scaled(72)};
    /* A second line for the number would make each row higher. */
    ${box.narrow} {
      display: none;
    }
  }
`;

interface CategoryFieldsProps {
  row: DishCategory;
  /** The position, from 1. */
  number: number;
  /** The number of items; `undefined` while the menu is not read. */
  items: number | undefined;
  savedName: string | undefined;
  problem: string | undefined;
  onChange: (change: Partial<DishCategory>) => void;
}

export function CategoryFields(props: CategoryFieldsProps) {
  const { row, number, items, savedName, problem, onChange } = props;
  const text = useText(messages);
  const hint = savedName && { hint: text('savedName', { name: savedName }) };
  return (
    <Fields>
      <Field
        label={text('name', { number })}
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
      <div data-part="facts">
        <Switch
          label={text('hidden')}
          aria-label={text('hiddenOf', { name: row.name.trim() || text('unnamed') })}
          checked={row.isHidden}
          onChange={(isHidden) => onChange({ isHidden })}
        />
        <Quiet>{items !== undefined && text('items', { count: items })}</Quiet>
      </div>
    </Fields>
  );
}
