import { useText } from '../../core/messages/useText';
import { usePhoneRule } from '../../core/region/phoneRule';
import { useFormFields } from '../../ui/patterns/fields/useFormFields';
import messages from './messages.en.json';
import { REGISTRATION_FIELDS } from './wire';

/** The fields of the registration, as the host arranges them. */
export function useRegisterFields() {
  const text = useText(messages);
  const { values } = usePhoneRule();
  return useFormFields(
    'register',
    [
      { id: 'name', label: text('fullName'), isRequired: true },
      { id: 'restaurantName', label: text('restaurantName'), isRequired: true },
      {
        id: 'phone',
        label: text('registeredPhone'),
        hint: text('phoneHint', values),
        isRequired: true,
      },
      { id: 'email', label: text('email'), isRequired: true },
      {
        id: 'foundedOn',
        label: text('dateOfBirth'),
        hint: text('dateOfBirthHint'),
        isRequired: true,
      },
    ],
    REGISTRATION_FIELDS,
  );
}
