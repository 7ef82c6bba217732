import { Banner } from '../../../ui/primitives/Banner';
import { part } from '../board/cardStyles';
import { useChangedElsewhere } from '../live/useChangedElsewhere';

/** Covers the buttons of an order that another tab is changing, so that they keep the focus. */
export function ElsewhereNote({ id }: { id: string }) {
  const note = useChangedElsewhere(id);
  return (
    note && (
      <div className={part.elsewhere}>
        <Banner>{note}</Banner>
      </div>
    )
  );
}
