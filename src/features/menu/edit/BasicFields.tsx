import { useAtomValue } from 'jotai';
import type { Control } from 'react-hook-form';
import { useText } from '../../../core/messages/useText';
import { FormField } from '../../../ui/patterns/FormField';
import { TextField } from '../../../ui/patterns/TextField';
import { Select } from '../../../ui/primitives/form/Select';
import { TextArea } from '../../../ui/primitives/form/TextArea';
import { choicesFor } from '../../../core/forms/choices';
import { DIETS, TAGS } from '../choices';
import { categoriesAtom } from '../queries';
import type { MenuItem } from '../types';
import type { ItemValues } from './itemValues';
import { Pair } from '../../../ui/primitives/layout/Layout';
import messages from './messages.en.json';
import { Section } from './Section';

interface FieldsProps {
  control: Control<ItemValues>;
  item: MenuItem;
}

export function BasicFields({ control, item }: FieldsProps) {
  const text = useText(messages);
  const tags = choicesFor(TAGS, item.tag, text);
  const diets = choicesFor(DIETS, item.dietCode, text);
  return (
    <Section title={text('basics')}>
      <TextField control={control} name="name" label={text('name')} />
      <FormField control={control} name="description">
        {(field) => <TextArea label={text('description')} {...field} />}
      </FormField>
      <Pair>
        <CategoryField control={control} item={item} />
        <FormField control={control} name="dietCode">
          {(field) => (
            <Select
              label={text('diet')}
              {...(item.dietCode === '' ? { placeholder: text('dietNone') } : {})}
              options={diets}
              {...field}
            />
          )}
        </FormField>
      </Pair>
      <Pair>
        <TextField control={control} name="title" label={text('titleField')} />
        <FormField control={control} name="tag">
          {(field) => (
            <Select label={text('tag')} placeholder={text('none')} options={tags} {...field} />
          )}
        </FormField>
      </Pair>
    </Section>
  );
}

/** The stored category stays selectable even if the list of categories fails to load. */
function CategoryField({ control, item: { categoryId } }: FieldsProps) {
  const text = useText(messages);
  const { data: categories = [], isError } = useAtomValue(categoriesAtom);
  const options = categories.map(({ id, name }) => ({ value: id, label: name || id }));
  const isListed = categoryId === '' || categories.some(({ id }) => id === categoryId);
  const current = { value: categoryId, label: text('categoryCurrent') };
  return (
    <FormField control={control} name="categoryId">
      {(field) => (
        <Select
          label={text('category')}
          placeholder={text('categoryPlaceholder')}
          {...(isError ? { hint: text('categoriesFailed') } : {})}
          options={isListed ? options : [current, ...options]}
          {...field}
        />
      )}
    </FormField>
  );
}
