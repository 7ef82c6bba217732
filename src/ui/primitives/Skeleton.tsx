import { useText } from '../../core/messages/useText';
import messages from '../messages.en.json';
import { VisuallyHidden } from './layout/Layout';
import { SkeletonRows, type SkeletonRowsProps } from './SkeletonRows';

/** A stack of blocks, announced as "Loading". */
export function Skeleton(props: SkeletonRowsProps) {
  const text = useText(messages);
  return (
    <div role="status">
      <VisuallyHidden>{text('loading')}</VisuallyHidden>
      <SkeletonRows {...props} />
    </div>
  );
}
