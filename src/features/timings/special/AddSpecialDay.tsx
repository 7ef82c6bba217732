import { useAtomValue } from 'jotai';
import { dayAtom } from '../../../core/clock/dayAtom';
import { timingsAtom } from '../../../core/restaurant/timings/queries';
import { SpecialDayDialog } from './SpecialDayDialog';

export function AddSpecialDay({ onClose }: { onClose: () => void }) {
  const { data: timings } = useAtomValue(timingsAtom);
  const today = useAtomValue(dayAtom);
  if (!timings) return null;
  return <SpecialDayDialog day={undefined} {...{ timings, today, onClose }} />;
}
