import { useAtomValue } from 'jotai';
import type { Control } from 'react-hook-form';
import { useText } from '../../../core/messages/useText';
import { FormField } from '../../../ui/patterns/FormField';
import { Select } from '../../../ui/primitives/Select';
import { TextArea } from '../../../ui/primitives/TextArea';
import { TextInput } from '../../../ui/primitives/TextInput';
import { choicesFor, DIETS, TAGS } from '../choices';
import { categoriesAtom } from '../queries';
import type { MenuItem } from '../types';
import type { ItemValues } from './itemValues';
import messages from './messages.en.json';
import { Pair, Section } from './Section';

interface FieldsProps {
  control: Control<ItemValues>;
  item: MenuItem;
}

/** What the dish is called and what it is. */
export function BasicFields({ control, item }: FieldsProps) {
  const text = useText(messages);
  const tags = choicesFor(TAGS, item.tag, text);
  const diets = choicesFor(DIETS, item.dietCode, text);
  return (
    <Section title={text('basics')}>
      <FormField control={control} name="name">
        {(field) => <TextInput label={text('name')} autoComplete="off" {...field} />}
      </FormField>
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
        <FormField control={control} name="title">
          {(field) => <TextInput label={text('titleField')} autoComplete="off" {...field} />}
        </FormField>
        <FormField control={control} name="tag">
          {(field) => (
            <Select label={text('tag')} placeholder={text('none')} options={tags} {...field} />
          )}
        </FormField>
      </Pair>
    </Section>
  );
}

/** The stored category can always be kept, also when the list of them is missing. */
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
