import { styled } from 'styled-components';
import { NO_EXTRA } from '../../../core/extend/extra';
import { useText } from '../../../core/messages/useText';
import { paths } from '../../../core/navigation/paths';
import { FormField } from '../../../ui/patterns/FormField';
import { FieldList, HostFields } from '../../../ui/patterns/fields/FieldList';
import { Button } from '../../../ui/primitives/Button';
import { DateInput } from '../../../ui/primitives/form/DateInput';
import { PhoneInput } from '../../../ui/primitives/form/PhoneInput';
import { TextInput } from '../../../ui/primitives/form/TextInput';
import { Card, Quiet } from '../../../ui/primitives/layout/Layout';
import { box, color, font, space } from '../../../ui/theme/theme';
import messages from '../messages.en.json';
import { useRegistration } from '../useRegistration';
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
  gap: ${space[4]};
`;

const NEW = { id: '', extra: NO_EXTRA };

/** Registers the vendor, then opens the code dialog. A failure never clears the form. */
export function RegisterForm() {
  const text = useText(messages);
  const { control, fields, isIncomplete, onSubmit, isSending, sentTo, close } = useRegistration();
  return (
    <Panel>
      <Title data-vp-part="page-title" tabIndex={-1}>
        {text('createTitle')}
      </Title>
      <Quiet as="p">{text('createIntro')}</Quiet>
      <HostFields fields={fields} name="register" record={NEW} isKept>
        <Form noValidate onSubmit={onSubmit}>
          <FieldList
            fields={fields}
            inputs={{
              name: (texts) => (
                <FormField control={control} name="name">
                  {(field) => <TextInput autoComplete="name" {...texts} {...field} />}
                </FormField>
              ),
              restaurantName: (texts) => (
                <FormField control={control} name="restaurantName">
                  {(field) => <TextInput autoComplete="organization" {...texts} {...field} />}
                </FormField>
              ),
              phone: (texts) => (
                <FormField control={control} name="phone">
                  {(field) => <PhoneInput {...texts} {...field} />}
                </FormField>
              ),
              email: (texts) => (
                <FormField control={control} name="email">
                  {(field) => <TextInput type="email" autoComplete="email" {...texts} {...field} />}
                </FormField>
              ),
              // The hint explains the label, so it stands beside it.
              foundedOn: ({ label, hint }) => (
                <FormField control={control} name="foundedOn">
                  {(field) => (
                    <DateInput
                      autoComplete="off"
                      label={label}
                      {...(hint && { labelNote: hint })}
                      {...field}
                    />
                  )}
                </FormField>
              ),
            }}
          />
          {isIncomplete && <Problem role="alert">{text('allRequired')}</Problem>}
          <Button type="submit" variant="primary" size="lg" isWide isBusy={isSending}>
            {text('create')}
          </Button>
        </Form>
      </HostFields>
      <Quiet as="p">
        {text('haveAccount')} <TextLink to={paths.login}>{text('backToLogin')}</TextLink>
      </Quiet>
      <CodeDialog flow="signUp" phone={sentTo} onClose={close} />
    </Panel>
  );
}
