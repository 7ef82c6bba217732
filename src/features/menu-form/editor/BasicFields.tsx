import { useAtomValue } from 'jotai';
import type { Control } from 'react-hook-form';
import { choicesFor } from '../../../core/forms/choices';
import { DIETS, TAGS } from '../../../core/menu/choices';
import type { ItemValues } from '../../../core/menu/fields/itemValues';
import messages from '../../../core/menu/fields/messages.en.json';
import type { FieldIn } from '../../../core/menu/itemTable';
import { categoriesAtom } from '../../../core/menu/queries';
import type { MenuItem } from '../../../core/menu/types';
import { useText } from '../../../core/messages/useText';
import { FormField } from '../../../ui/patterns/FormField';
import {
  FieldList,
  type FieldTexts,
  hasSection,
  type InputsOf,
} from '../../../ui/patterns/fields/FieldList';
import type { FormFields } from '../../../ui/patterns/fields/formFields';
import { TextField } from '../../../ui/patterns/TextField';
import { Select } from '../../../ui/primitives/form/Select';
import { TextArea } from '../../../ui/primitives/form/TextArea';
import { Section } from '../components/Section';

export interface ItemSectionProps {
  fields: FormFields<'menuItem'>;
  control: Control<ItemValues>;
  item: MenuItem;
}

export function BasicFields({ fields, control, item }: ItemSectionProps) {
  const text = useText(messages);
  const tags = choicesFor(TAGS, item.tag, text);
  const diets = choicesFor(DIETS, item.dietCode, text);
  if (!hasSection(fields, 'basics')) return null;
  const inputs: InputsOf<FieldIn<'basics'>> = {
    name: (texts) => <TextField control={control} name="name" {...texts} />,
    description: (texts) => (
      <FormField control={control} name="description">
        {(field) => <TextArea {...texts} {...field} />}
      </FormField>
    ),
    categoryId: (texts) => <CategoryField texts={texts} control={control} item={item} />,
    dietCode: (texts) => (
      <FormField control={control} name="dietCode">
        {(field) => (
          <Select
            {...texts}
            {...(item.dietCode === '' ? { placeholder: text('dietNone') } : {})}
            options={diets}
            {...field}
          />
        )}
      </FormField>
    ),
    title: (texts) => <TextField control={control} name="title" {...texts} />,
    tag: (texts) => (
      <FormField control={control} name="tag">
        {(field) => <Select {...texts} placeholder={text('none')} options={tags} {...field} />}
      </FormField>
    ),
  };
  return (
    <Section title={text('basics')}>
      <FieldList fields={fields} section="basics" inputs={inputs} />
    </Section>
  );
}

interface CategoryFieldProps extends Pick<ItemSectionProps, 'control' | 'item'> {
  texts: FieldTexts;
}

/** The stored category stays selectable even if the list of categories fails to load. */
function CategoryField({ texts, control, item: { categoryId } }: CategoryFieldProps) {
  const text = useText(messages);
  const { data: categories = [], isError } = useAtomValue(categoriesAtom);
  const options = categories.map(({ id, name }) => ({ value: id, label: name || id }));
  const isListed = categoryId === '' || categories.some(({ id }) => id === categoryId);
  const current = { value: categoryId, label: text('categoryCurrent') };
  return (
    <FormField control={control} name="categoryId">
      {(field) => (
        <Select
          {...texts}
          placeholder={text('categoryPlaceholder')}
          {...(isError ? { hint: text('categoriesFailed') } : {})}
          options={isListed ? options : [current, ...options]}
          {...field}
        />
      )}
    </FormField>
  );
}
