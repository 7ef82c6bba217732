import { useAtomValue } from 'jotai';
import type { ReactElement } from 'react';
import type { Control } from 'react-hook-form';
import { choicesFor } from '../../../core/forms/choices';
import { choicesOf } from '../../../core/menu/choices';
import type { ItemValues } from '../../../core/menu/fields/itemValues';
import messages from '../../../core/menu/fields/messages.en.json';
import { type FieldOf, recordOf, rowOf } from '../../../core/menu/itemTable';
import { categoriesAtom } from '../../../core/menu/queries';
import type { MenuItem } from '../../../core/menu/types';
import { useText } from '../../../core/messages/useText';
import { FormField } from '../../../ui/patterns/FormField';
import { FieldList, type FieldTexts, hasSection } from '../../../ui/patterns/fields/FieldList';
import type { FormFields } from '../../../ui/patterns/fields/formFields';
import { TextField } from '../../../ui/patterns/TextField';
import { Select } from '../../../ui/primitives/form/Select';
import { TextArea } from '../../../ui/primitives/form/TextArea';
import { Checkbox } from '../../../ui/primitives/form/Toggle';
import { Quiet } from '../../../ui/primitives/layout/Layout';
import { Section } from '../components/Section';
import { SINGLE } from '../useItemFields';
import { ChoicesField } from './ChoicesField';
import { ImageField } from './ImageField';

interface ItemFieldsProps {
  section: 'first' | 'basics' | 'selling';
  fields: FormFields<'menuItem'>;
  control: Control<ItemValues>;
  item: MenuItem;
}

type Field = (typeof SINGLE)[number];

/** A section of the form whose fields have one input each. */
export function ItemFields({ section, fields, control, item }: ItemFieldsProps) {
  const text = useText(messages);
  if (!hasSection(fields, section)) return null;
  const inputs = recordOf(SINGLE, (field) => (texts: FieldTexts) => (
    <ItemInput {...{ field, texts, control, item }} />
  ));
  return (
    <Section title={text(section === 'first' ? 'basics' : section)}>
      <FieldList fields={fields} section={section} inputs={inputs} />
      {fields.shown.some(({ id, section: at }) => at === section && id === 'isListed') && (
        <Quiet as="p">{text('statusHint')}</Quiet>
      )}
    </Section>
  );
}

interface ItemInputProps extends Pick<ItemFieldsProps, 'control' | 'item'> {
  field: Field;
  texts: FieldTexts;
}

/** The input of a field, by its kind. */
function ItemInput({ field, texts, control, item }: ItemInputProps): ReactElement {
  const text = useText(messages);
  const row = rowOf(field);
  switch (row.kind) {
    case 'text':
      if (!row.isLong) break;
      return (
        <FormField control={control} name={field as FieldOf<'text'>}>
          {(input) => <TextArea {...texts} {...input} />}
        </FormField>
      );
    case 'category':
      return <CategoryField {...{ texts, control, item }} />;
    case 'choice': {
      const name = field as FieldOf<'choice'>;
      const hasEmpty = row.empty && (row.mayBeEmpty || item[name] === '');
      return (
        <FormField control={control} name={name}>
          {(input) => (
            <Select
              {...texts}
              {...(row.empty && hasEmpty ? { placeholder: text(row.empty) } : {})}
              options={choicesFor(row.choices, item[name], text)}
              {...input}
            />
          )}
        </FormField>
      );
    }
    case 'choices': {
      const name = field as FieldOf<'choices'>;
      const choices = choicesOf(item[name] ?? '', row.choices, text);
      return (
        <FormField control={control} name={name}>
          {(input) => <ChoicesField {...texts} choices={choices} {...input} />}
        </FormField>
      );
    }
    case 'flag':
      return (
        <FormField control={control} name={field as FieldOf<'flag'>}>
          {({ value, ...input }) => <Checkbox {...texts} checked={value} {...input} />}
        </FormField>
      );
    case 'picture':
      return <ImageField {...{ texts, control, item }} />;
    case 'price':
    case 'count':
      return (
        <TextField
          control={control}
          name={field as FieldOf<'price' | 'count'>}
          inputMode={row.kind === 'price' ? 'decimal' : 'numeric'}
          {...texts}
        />
      );
  }
  return <TextField control={control} name={field as FieldOf<'name' | 'text'>} {...texts} />;
}

interface CategoryFieldProps extends Pick<ItemFieldsProps, 'control' | 'item'> {
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
