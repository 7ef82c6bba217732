import { styled } from 'styled-components';
import { NO_EXTRA } from '../../../core/extend/extra';
import { useText } from '../../../core/messages/useText';
import type { Vendor } from '../../../core/vendor/types';
import { FormField } from '../../../ui/patterns/FormField';
import { FieldList, HostFields } from '../../../ui/patterns/fields/FieldList';
import { TextField } from '../../../ui/patterns/TextField';
import { Banner } from '../../../ui/primitives/Banner';
import { Button } from '../../../ui/primitives/Button';
import { PhoneInput } from '../../../ui/primitives/form/PhoneInput';
import { Stack } from '../../../ui/primitives/layout/Layout';
import { box, space } from '../../../ui/theme/theme';
import type { Profile } from '../data';
import messages from '../messages.en.json';
import { useProfileForm } from '../useProfileForm';

const Foot = styled.div`
  display: grid;
  margin-block-start: ${space[2]};
  ${box.fromMedium} {
    justify-content: end;
  }
`;

interface ProfileFormProps {
  profile: Profile & Pick<Vendor, 'id' | 'wire'>;
}

export function ProfileForm({ profile }: ProfileFormProps) {
  const text = useText(messages);
  const { form, fields, onSubmit, isBusy, problem } = useProfileForm(profile);
  const { control } = form;
  const { id, wire } = profile;
  return (
    <HostFields fields={fields} name="profile" record={{ id, wire, extra: NO_EXTRA }}>
      <form noValidate onSubmit={onSubmit}>
        <Stack>
          <FieldList
            fields={fields}
            inputs={{
              name: (texts) => (
                <TextField control={control} name="name" autoComplete="name" {...texts} />
              ),
              phone: (texts) => (
                <FormField control={control} name="phone">
                  {(field) => <PhoneInput {...texts} {...field} />}
                </FormField>
              ),
              email: (texts) => (
                <TextField
                  control={control}
                  name="email"
                  type="email"
                  autoComplete="email"
                  {...texts}
                />
              ),
            }}
          />
          {problem && <Banner tone="danger">{problem}</Banner>}
          <Foot>
            <Button type="submit" variant="primary" isBusy={isBusy}>
              {text('save')}
            </Button>
          </Foot>
        </Stack>
      </form>
    </HostFields>
  );
}
