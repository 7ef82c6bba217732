import { useAtomValue } from 'jotai';
import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { styled } from 'styled-components';
import { formatsAtom } from '../../../core/format/formatsAtom';
import { useText } from '../../../core/messages/useText';
import type { KycDetail, KycType } from '../../../core/vendor/kyc';
import { IconButton } from '../../../ui/primitives/Button';
import { DateInput } from '../../../ui/primitives/form/DateInput';
import { TextInput } from '../../../ui/primitives/form/TextInput';
import { Quiet } from '../../../ui/primitives/layout/Layout';
import { space } from '../../../ui/theme/theme';
import messages from '../messages.en.json';
import { KYC_FIELDS, needsDocument } from '../rules/fields';
import { mask } from '../rules/mask';

const SecretRow = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: end;
  gap: ${space[2]};
`;

/** The submitted values, disabled while they are under review (B2). */
export function LockedFields({ type, detail }: { type: KycType; detail: KycDetail }) {
  const text = useText(messages);
  const { isoDay } = useAtomValue(formatsAtom);
  return (
    <>
      {KYC_FIELDS[type].map(({ name, label, kind, isSecret }) => {
        const value = detail.values[name];
        if (isSecret) return <SecretField key={name} label={text(label)} value={value} />;
        if (kind === 'date') {
          return <DateInput key={name} label={text(label)} value={isoDay(value)} disabled />;
        }
        return <TextInput key={name} label={text(label)} value={value} disabled />;
      })}
      {needsDocument(type) && detail.hasDocument && <Quiet as="p">{text('documentLocked')}</Quiet>}
    </>
  );
}

/** Shows the last four characters only, until the user presses Show (T19). */
function SecretField({ label, value }: { label: string; value: string }) {
  const text = useText(messages);
  const [isShown, setShown] = useState(false);
  return (
    <SecretRow>
      <TextInput label={label} value={isShown ? value : mask(value)} disabled autoComplete="off" />
      <IconButton
        label={text(isShown ? 'hide' : 'show', { field: label })}
        icon={isShown ? <EyeOff size={20} /> : <Eye size={20} />}
        onClick={() => setShown(!isShown)}
      />
    </SecretRow>
  );
}
