import { styled } from 'styled-components';
import { useText } from '../../../core/messages/useText';
import { paths } from '../../../core/navigation/paths';
import { usePhoneRule } from '../../../core/region/phoneRule';
import { FormField } from '../../../ui/patterns/FormField';
import { Button } from '../../../ui/primitives/Button';
import { Card } from '../../../ui/primitives/layout/Card';
import { DateInput } from '../../../ui/primitives/form/DateInput';
import { PhoneInput } from '../../../ui/primitives/form/PhoneInput';
import { TextInput } from '../../../ui/primitives/form/TextInput';
import { Quiet } from '../../../ui/primitives/layout/Text';
import { box, color, font, space } from '../../../ui/theme/theme';
import messages from '../messages.en.json';
import { useRegisterForm, useSignUp } from '../useRegistration';
import { CodeDialog } from './CodeDialog';
import { TextLink } from './SignInForm';

const Panel = styled(Card)`
  display: grid;
  gap: ${space[4]};
  padding: ${space[4]};
  ${box.fromMedium} {
    padding: ${space[6]};
  }
`;

const Title = styled.h1`
  font-size: ${font.size.xl};
  outline: none;
`;

const Problem = styled.p`
  color: ${color.danger};
  font-size: ${font.size.sm};
  font-weight: ${font.weight.strong};
`;

const Form = styled.form`
  display: grid;
  align-items: start;
  gap: ${space[4]};
  ${box.fromMedium} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

const Last = styled.div`
  display: grid;
  gap: ${space[4]};
  grid-column: 1 / -1;
`;

/** Registers the vendor, then opens the code dialog. A failure never clears the form. */
export function RegisterForm() {
  const text = useText(messages);
  const { values } = usePhoneRule();
  const { register, isSending, sentTo, close } = useSignUp();
  const { control, isIncomplete, onSubmit } = useRegisterForm(register);
  return (
    <Panel>
      <Title data-vp-part="page-title" tabIndex={-1}>
        {text('createTitle')}
      </Title>
      <Quiet as="p">{text('createIntro')}</Quiet>
      <Form noValidate onSubmit={onSubmit}>
        <FormField control={control} name="name">
          {(field) => <TextInput label={text('fullName')} autoComplete="name" {...field} />}
        </FormField>
        <FormField control={control} name="restaurantName">
          {(field) => (
            <TextInput label={text('restaurantName')} autoComplete="organization" {...field} />
          )}
        </FormField>
        <FormField control={control} name="phone">
          {(field) => (
            <PhoneInput
              label={text('registeredPhone')}
              hint={text('phoneHint', values)}
              {...field}
            />
          )}
        </FormField>
        <FormField control={control} name="email">
          {(field) => (
            <TextInput type="email" label={text('email')} autoComplete="email" {...field} />
          )}
        </FormField>
        <FormField control={control} name="foundedOn">
          {(field) => (
            <DateInput
              label={text('dateOfBirth')}
              hint={text('dateOfBirthHint')}
              autoComplete="off"
              {...field}
            />
          )}
        </FormField>
        <Last>
          {isIncomplete && <Problem role="alert">{text('allRequired')}</Problem>}
          <Button type="submit" variant="primary" size="lg" isWide isBusy={isSending}>
            {text('create')}
          </Button>
        </Last>
      </Form>
      <Quiet as="p">
        {text('haveAccount')} <TextLink to={paths.login}>{text('backToLogin')}</TextLink>
      </Quiet>
      <CodeDialog flow="signUp" phone={sentTo} onClose={close} />
    </Panel>
  );
}
