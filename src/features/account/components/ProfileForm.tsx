import { styled } from 'styled-components';
import { useText } from '../../../core/messages/useText';
import { FormField } from '../../../ui/patterns/FormField';
import { TextField } from '../../../ui/patterns/TextField';
import { Banner } from '../../../ui/primitives/Banner';
import { Button } from '../../../ui/primitives/Button';
import { PhoneInput } from '../../../ui/primitives/form/PhoneInput';
import { Stack } from '../../../ui/primitives/layout/Layout';
import { box, space } from '../../../ui/theme/theme';
import messages from '../messages.en.json';
import { useProfileForm } from '../useProfileForm';
import type { Profile } from '../types';

const Foot = styled.div`
  display: grid;
  margin-block-start: ${space[2]};
  ${box.fromMedium} {
    justify-content: end;
  }
`;

export function ProfileForm({ profile }: { profile: Profile }) {
  const text = useText(messages);
  const { control, onSubmit, isSaving, problem } = useProfileForm(profile);
  return (
    <form noValidate onSubmit={onSubmit}>
      <Stack>
        <TextField control={control} name="name" label={text('name')} autoComplete="name" />
        <FormField control={control} name="phone">
          {(field) => <PhoneInput label={text('phone')} hint={text('phoneHint')} {...field} />}
        </FormField>
        <TextField
          control={control}
          name="email"
          label={text('email')}
          type="email"
          autoComplete="email"
        />
        {problem && <Banner tone="danger">{problem}</Banner>}
        <Foot>
          <Button type="submit" variant="primary" isBusy={isSaving}>
            {text('save')}
          </Button>
        </Foot>
      </Stack>
    </form>
  );
}
