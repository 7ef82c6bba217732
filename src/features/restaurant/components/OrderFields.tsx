import { useAtomValue } from 'jotai';
import type { Control } from 'react-hook-form';
import { useText } from '../../../core/messages/useText';
import { formatsAtom } from '../../../core/format/formatsAtom';
import { TextField } from '../../../ui/patterns/TextField';
import { TextInput } from '../../../ui/primitives/form/TextInput';
import { Pair } from '../../../ui/primitives/layout/Layout';
import messages from '../messages.en.json';
import type { ProfileFormValues } from '../types';
import { FormSection } from './FormSection';

interface OrderFieldsProps {
  control: Control<ProfileFormValues>;
  commission: string;
}

export function OrderFields({ control, commission }: OrderFieldsProps) {
  const text = useText(messages);
  const currency = useAtomValue(formatsAtom).currencySymbol();
  return (
    <FormSection title={text('sectionOrders')}>
      <Pair>
        <TextField
          control={control}
          name="minimumOrder"
          label={text('minimumOrder', { currency })}
          inputMode="numeric"
        />
        <TextField
          control={control}
          name="preparationMinutes"
          label={text('preparationMinutes')}
          inputMode="numeric"
        />
        <TextField control={control} name="charge" label={text('charge')} inputMode="decimal" />
        <TextField control={control} name="gst" label={text('gst')} inputMode="decimal" />
        <TextInput
          label={text('commission')}
          hint={text('commissionHint')}
          value={commission}
          readOnly
        />
      </Pair>
    </FormSection>
  );
}
