import { useAtomValue } from 'jotai';
import { useText } from '../../../core/messages/useText';
import { Page } from '../../../ui/patterns/Page';
import { useIsWide } from '../../../ui/patterns/useIsWide';
import { SoundControl } from '../alarm/SoundControl';
import { BoardColumns } from '../board/BoardColumns';
import { BoardTabs } from '../board/BoardTabs';
import { boardViewAtom } from '../board/boardView';
import { ViewSwitch } from '../board/ViewSwitch';
import { OrderQuestionDialog } from '../components/OrderQuestionDialog';
import { OrdersUpdated } from '../components/OrdersUpdated';
import messages from '../messages.en.json';

/** `/orders`: the live board, one state at a time, or four side by side where there is room. */
export function OrdersPage() {
  const text = useText(messages);
  const view = useAtomValue(boardViewAtom);
  const { isWide, probe } = useIsWide();
  return (
    <Page
      title={text('title')}
      titleNote={<OrdersUpdated />}
      secondary={<BoardTools isWide={isWide} />}
    >
      {probe}
      {isWide && view === 'columns' ? <BoardColumns /> : <BoardTabs />}
      <OrderQuestionDialog />
    </Page>
  );
}

function BoardTools({ isWide }: { isWide: boolean }) {
  return (
    <>
      <SoundControl />
      {isWide && <ViewSwitch />}
    </>
  );
}
