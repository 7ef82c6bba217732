import { yupResolver } from '@hookform/resolvers/yup';
import { useAtomValue } from 'jotai';
import { useMemo } from 'react';
import { useForm } from 'react-hook-form';
import { useAmounts } from '../../../core/amount/useAmounts';
import { useText } from '../../../core/messages/useText';
import { regionAtom } from '../../../core/state/services';
import { FormDialog } from '../../../ui/patterns/FormDialog';
import { TextField } from '../../../ui/patterns/TextField';
import { Button } from '../../../ui/primitives/Button';
import { Row } from '../../../ui/primitives/layout/Layout';
import messages from './messages.en.json';
import { hasIndianTaxes, useRates } from './rates';
import { ratesSchema, toRates, toRateValues } from './schema';
import type { RateValues } from './types';

export function RatesDialog({ onClose }: { onClose: () => void }) {
  const text = useText(messages);
  const isIndia = hasIndianTaxes(useAtomValue(regionAtom));
  const { decimal } = useAmounts();
  const { rates, defaults, save } = useRates();
  const resolver = useMemo(() => yupResolver(ratesSchema(text, decimal)), [text, decimal]);
  const { control, handleSubmit, reset } = useForm<RateValues>({
    defaultValues: toRateValues(rates, decimal),
    resolver,
  });
  const submit = handleSubmit((values) => {
    save(toRates(values, decimal));
    onClose();
  });
  const field = { control, inputMode: 'decimal', maxLength: 7 } as const;
  return (
    <FormDialog
      title={text('ratesTitle')}
      description={text('ratesHelp')}
      submitLabel={text('save')}
      isBusy={false}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <TextField
        {...field}
        name="commission"
        label={text('rateCommission')}
        hint={text('rateCommissionHint')}
      />
      <TextField
        {...field}
        name="commissionTax"
        label={text(isIndia ? 'rateCommissionTaxIndia' : 'rateCommissionTax')}
      />
      <TextField
        {...field}
        name="paymentFee"
        label={text('ratePaymentFee')}
        hint={text('ratePaymentFeeHint')}
      />
      <TextField
        {...field}
        name="taxWithheld"
        label={text(isIndia ? 'rateTaxWithheldIndia' : 'rateTaxWithheld')}
        hint={text('rateTaxWithheldHint')}
      />
      <Row>
        <Button size="sm" onClick={() => reset(toRateValues(defaults, decimal))}>
          {text('reset')}
        </Button>
      </Row>
    </FormDialog>
  );
}
