import { type Control, useController } from 'react-hook-form';
import { useText } from '../../../core/messages/useText';
import { FormField } from '../../../ui/patterns/FormField';
import { Banner } from '../../../ui/primitives/Banner';
import { Button } from '../../../ui/primitives/Button';
import { TextInput } from '../../../ui/primitives/TextInput';
import messages from '../messages.en.json';
import type { ProfileValues } from '../types';

interface NameFieldProps {
  control: Control<ProfileValues>;
  /** What customers see today; `''` when the restaurant has none. */
  currentName: string;
  isLocked: boolean;
}

/**
 * Filled from the linked vendor (specification B 2, decision b70), which is a person as often as a
 * restaurant: another name than the present one is told before it is sent.
 */
export function NameField({ control, currentName, isLocked }: NameFieldProps) {
  const text = useText(messages);
  const { field: name } = useController({ control, name: 'name' });
  const isOther = currentName !== '' && name.value.trim() !== currentName;
  return (
    <>
      <FormField control={control} name="name">
        {(field) => <TextInput label={text('name')} autoComplete="organization" {...field} />}
      </FormField>
      {isOther && !isLocked && (
        <Banner
          tone="info"
          action={
            <Button size="sm" onClick={() => name.onChange(currentName)}>
              {text('keepName')}
            </Button>
          }
        >
          {text('otherName', { name: currentName })}
        </Banner>
      )}
    </>
  );
}
