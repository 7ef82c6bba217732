import { useAtomValue } from 'jotai';
import { useText } from '../../core/messages/useText';
import { restaurantIdAtom } from '../../core/state/services';
import { useWrite } from '../../core/state/useWrite';
import messages from './messages.en.json';
import { type ProfileChange, updateRestaurantAtom } from './mutations';

/** Sends one update at a time; a form that is left cancels it. */
export function useUpdateRestaurant() {
  const text = useText(messages);
  const restaurantId = useAtomValue(restaurantIdAtom);
  const { run, isBusy, progress, problem, cancel } = useWrite(updateRestaurantAtom, {
    done: () => text('updated'),
    failed: text('updateFailed'),
    reasons: {
      refused: text(restaurantId === '' ? 'restaurantIdMissing' : 'nothingSaved'),
      lost: text('answerLost'),
      cancelled: text('cancelled'),
    },
  });
  /** Resolves to whether the marketplace has it. */
  const update = async (change: ProfileChange): Promise<boolean> =>
    (await run(change, { hasUpload: true })).isDone;
  return { update, progress, isSending: isBusy, problem, cancel };
}
