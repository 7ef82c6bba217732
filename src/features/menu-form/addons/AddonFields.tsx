import { Copy, Plus, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { type Control, useFormState, useWatch } from 'react-hook-form';
import { useAmounts } from '../../../core/amount/useAmounts';
import { newAddonGroup } from '../../../core/menu/fields/addons';
import { type ItemValues, toValues } from '../../../core/menu/fields/itemValues';
import messages from '../../../core/menu/fields/messages.en.json';
import type { MenuItem } from '../../../core/menu/types';
import { useText } from '../../../core/messages/useText';
import { FormField } from '../../../ui/patterns/FormField';
import { LazyPart } from '../../../ui/patterns/LazyPart';
import { lazyPage } from '../../../ui/patterns/lazyPage';
import { Button } from '../../../ui/primitives/Button';
import { Quiet, Row, Stack } from '../../../ui/primitives/layout/Layout';
import { Section } from '../components/Section';
import { inOrder, replaced, without } from '../listEdits';
import { ChangeOrder } from '../order/ChangeOrder';
import { useFocusAdded } from '../useFocusAdded';
import { AddonEditor } from './AddonEditor';

const CopyAddons = lazyPage(() => import('../copy/CopyAddons'), 'CopyAddons');

interface AddonFieldsProps {
  control: Control<ItemValues>;
  item: MenuItem;
  title: string;
}

/** Cancel Addon restores the stored addons (B2). */
export function AddonFields({ control, item, title }: AddonFieldsProps) {
  const text = useText(messages);
  const amounts = useAmounts();
  const { errors, dirtyFields } = useFormState({ control, name: 'addonGroups' });
  const { length } = useWatch({ control, name: 'addonGroups' });
  const { list, expectAdded } = useFocusAdded<HTMLDivElement>(length, '[data-part="group-name"]');
  const [isCopying, setCopying] = useState(false);
  const isChanged = Boolean(dirtyFields.addonGroups);
  return (
    <Section title={title}>
      <FormField control={control} name="addonGroups">
        {({ value: groups, onChange }) => (
          <div ref={list}>
            <Stack gap={3}>
              <Quiet as="p">{text('addonsHelp')}</Quiet>
              {groups.map((group, index) => (
                <AddonEditor
                  key={index}
                  number={index + 1}
                  group={group}
                  errors={errors.addonGroups?.[index]}
                  onChange={(change) => onChange(replaced(groups, index, change))}
                  onRemove={() => onChange(without(groups, index))}
                />
              ))}
              <Row>
                <Button
                  size="sm"
                  icon={<Plus size={16} />}
                  onClick={() => {
                    expectAdded();
                    onChange([...groups, newAddonGroup()]);
                  }}
                >
                  {text('addAddonGroup')}
                </Button>
                <Button
                  size="sm"
                  icon={<Copy size={16} />}
                  aria-label={text('copyAddons')}
                  onClick={() => setCopying(true)}
                >
                  {text('copyFrom')}
                </Button>
                <ChangeOrder
                  title={text('orderAddons')}
                  names={groups.map(
                    ({ name }, index) => name || text('addonNumber', { number: index + 1 }),
                  )}
                  onOrder={(order) => onChange(inOrder(groups, order))}
                />
                {isChanged && (
                  <Button
                    size="sm"
                    variant="ghost"
                    icon={<Undo2 size={16} />}
                    onClick={() => onChange(toValues(item, amounts).addonGroups)}
                  >
                    {text('cancelAddon')}
                  </Button>
                )}
              </Row>
              <LazyPart isShown={isCopying}>
                <CopyAddons
                  itemId={item.id}
                  groups={groups}
                  onCopy={(copied) => {
                    setCopying(false);
                    expectAdded();
                    onChange([...groups, ...copied]);
                  }}
                  onClose={() => setCopying(false)}
                />
              </LazyPart>
            </Stack>
          </div>
        )}
      </FormField>
    </Section>
  );
}
