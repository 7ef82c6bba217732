import { useAtomValue } from 'jotai';
import { useText } from '../../core/messages/useText';
import { restaurantIdAtom } from '../../core/state/services';
import type { FormFields } from '../../ui/patterns/fields/formFields';
import { finisherOf, showFieldErrors } from '../../ui/patterns/fields/useFormFields';
import { useWrite } from '../../core/state/useWrite';
import messages from './messages.en.json';
import { updateRestaurantAtom } from './mutations';
import type { ProfileForm } from './usePin';
import { PROFILE_FIELDS } from './wire';
import type { ProfileChange } from './types';

export function useUpdateRestaurant(form: ProfileForm, fields: FormFields<'restaurant'>) {
  const text = useText(messages);
  const restaurantId = useAtomValue(restaurantIdAtom);
  const { run, finish, isBusy, progress, problem, cancel } = useWrite(updateRestaurantAtom, {
    group: 'restaurant',
    done: () => text('updated'),
    failed: text('updateFailed'),
    reasons: {
      refused: text(restaurantId === '' ? 'restaurantIdMissing' : 'nothingSaved'),
      lost: text('answerLost'),
      cancelled: text('cancelled'),
    },
    showErrors: (failure) => showFieldErrors(form, PROFILE_FIELDS, fields, failure),
    finish: finisherOf(fields, restaurantId),
  });
  /** Resolves to whether the update was saved. */
  const update = async (change: ProfileChange): Promise<boolean> =>
    (await run(change, { hasUpload: true })).isDone;
  return { update, finish, progress, isSending: isBusy, problem, cancel };
}
