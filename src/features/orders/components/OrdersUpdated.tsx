import { useAtomValue } from 'jotai';
import { UpdatedAgo } from '../../../ui/patterns/UpdatedAgo';
import { updatedAtAtom } from '../queries';

/** How old the new orders on the screen are. It alone is drawn again as time passes. */
export function OrdersUpdated() {
  const updatedAt = useAtomValue(updatedAtAtom);
  return updatedAt > 0 && <UpdatedAgo updatedAt={updatedAt} />;
}
