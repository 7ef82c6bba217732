import { styled } from 'styled-components';
import { useText } from '../../../core/messages/useText';
import { FormField } from '../../../ui/patterns/FormField';
import { Banner } from '../../../ui/primitives/Banner';
import { Button } from '../../../ui/primitives/Button';
import { PhoneInput } from '../../../ui/primitives/PhoneInput';
import { TextInput } from '../../../ui/primitives/TextInput';
import { box, space } from '../../../ui/theme/theme';
import messages from '../messages.en.json';
import type { Profile } from '../types';
import { useProfileForm } from '../useProfileForm';

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};
`;

const Foot = styled.div`
  display: grid;
  margin-block-start: ${space[2]};
  ${box.fromMedium} {
    justify-content: end;
  }
`;

/** Three fields; whatever fails, they keep what was typed. */
export function ProfileForm({ profile }: { profile: Profile }) {
  const text = useText(messages);
  const { control, onSubmit, isSaving, problem } = useProfileForm(profile);
  return (
    <Form noValidate onSubmit={onSubmit}>
      <FormField control={control} name="name">
        {(field) => <TextInput label={text('name')} autoComplete="name" {...field} />}
      </FormField>
      <FormField control={control} name="phone">
        {(field) => <PhoneInput label={text('phone')} hint={text('phoneHint')} {...field} />}
      </FormField>
      <FormField control={control} name="email">
        {(field) => (
          <TextInput label={text('email')} type="email" autoComplete="email" {...field} />
        )}
      </FormField>
      {problem && <Banner tone="danger">{problem}</Banner>}
      <Foot>
        <Button type="submit" variant="primary" isBusy={isSaving}>
          {text('save')}
        </Button>
      </Foot>
    </Form>
  );
}
