import { useState } from 'react';
import { styled } from 'styled-components';
import { useText } from '../../../core/messages/useText';
import type { KycType, VendorKyc } from '../../../core/vendor/kyc';
import { FormField } from '../../../ui/patterns/FormField';
import { Banner } from '../../../ui/primitives/Banner';
import { Button } from '../../../ui/primitives/Button';
import { space } from '../../../ui/theme/theme';
import { KYC_FIELDS, needsDocument } from '../fields';
import messages from '../messages.en.json';
import { isLocked } from '../progress';
import { useKycForm } from '../useKycForm';
import { DocumentInput } from './DocumentInput';
import { KycInput } from './KycInput';
import { LockedFields } from './LockedFields';
import { Sending } from './Sending';

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};
`;

const Foot = styled.div`
  display: grid;
  gap: ${space[3]};
`;

interface KycFormProps {
  type: KycType;
  kyc: VendorKyc;
}

/** One verification. It keeps what was typed through refusals, lost answers and locks. */
export function KycForm({ type, kyc }: KycFormProps) {
  const text = useText(messages);
  const [isChecking, setChecking] = useState(false);
  const { form, sending, onSubmit, onDocument, onDocumentProblem } = useKycForm(type, kyc[type]);
  if (isLocked(kyc[type])) return <LockedFields type={type} detail={kyc[type]} />;
  return (
    <Form noValidate autoComplete="off" onSubmit={onSubmit}>
      {KYC_FIELDS[type].map((field) => (
        <KycInput key={field.name} type={type} field={field} kyc={kyc} control={form.control} />
      ))}
      {needsDocument(type) && (
        <FormField control={form.control} name="document">
          {({ value, error, ref, onChange }) => (
            <DocumentInput
              ref={ref}
              label={text(`${type}Document`)}
              value={value}
              error={error}
              isOnFile={kyc[type].hasDocument}
              onBusy={setChecking}
              onProblem={onDocumentProblem}
              onChange={(file) => {
                onDocument(file);
                onChange(file);
              }}
            />
          )}
        </FormField>
      )}
      <Foot>
        {sending.error && <Banner tone="danger">{sending.error}</Banner>}
        {sending.isSending && needsDocument(type) && (
          <Sending document={form.getValues('document')} onCancel={sending.cancel} />
        )}
        <Button
          type="submit"
          variant="primary"
          size="lg"
          isWide
          isBusy={sending.isSending || isChecking}
        >
          {text('submit')}
        </Button>
      </Foot>
    </Form>
  );
}
