import { useAtomValue } from 'jotai';
import { useSearchParams } from 'react-router-dom';
import { useText } from '../../../core/messages/useText';
import { formatsAtom } from '../../../core/state/services';
import { Page } from '../../../ui/patterns/Page';
import { Tabs } from '../../../ui/primitives/Tabs';
import { OrderList } from '../components/OrderList';
import { OrderQuestionDialog } from '../components/OrderQuestionDialog';
import { UnconfirmedChanges } from '../components/UnconfirmedChanges';
import { BOARD_LIMIT } from '../constants';
import messages from '../messages.en.json';
import { useBoard } from '../useBoard';

/** `/orders`: the live board. The tab is in the address, New unless it says otherwise. */
export function OrdersPage() {
  const text = useText(messages);
  const { number } = useAtomValue(formatsAtom);
  // A full answer may not be all there is.
  const count = (length: number) => `${number(length)}${length >= BOARD_LIMIT ? '+' : ''}`;
  const board = useBoard();
  const [search, setSearch] = useSearchParams();
  const chosen = board.find(({ id }) => id === search.get('tab')) ?? board[1];
  return (
    <Page title={text('title')}>
      <UnconfirmedChanges />
      <Tabs
        label={text('tabs')}
        tabs={board.map(({ id, label, query }) => ({
          id,
          label: text(label),
          ...(query.data ? { count: count(query.data.length) } : {}),
        }))}
        value={chosen.id}
        onChange={(tab) => setSearch({ tab }, { replace: true })}
      >
        <OrderList
          key={chosen.id}
          query={chosen.query}
          help={text(chosen.id === 'new' ? 'noNewHelp' : 'noOrdersHelp')}
          hasActions={chosen.id !== 'all'}
        />
      </Tabs>
      <OrderQuestionDialog />
    </Page>
  );
}
