import { useSearchParams } from 'react-router-dom';
import { useText } from '../../../core/messages/useText';
import { Tabs } from '../../../ui/primitives/Tabs';
import { OrderList } from '../components/OrderList';
import messages from '../messages.en.json';
import type { BoardState } from './useBoard';
import { useBoardCount } from './useBoardCount';

/** One state at a time. The tab is in the address, New unless it says otherwise. */
export function BoardTabs({ board }: { board: readonly BoardState[] }) {
  const text = useText(messages);
  const countOf = useBoardCount();
  const [search, setSearch] = useSearchParams();
  const byId = (wanted: string | null) => board.find(({ id }) => id === wanted);
  const chosen = byId(search.get('tab')) ?? byId('new');
  if (!chosen) return null;
  return (
    <Tabs
      label={text('tabs')}
      tabs={board.map((state) => {
        const count = countOf(state);
        return {
          id: state.id,
          label: text(state.label),
          ...(count === undefined ? {} : { count }),
        };
      })}
      value={chosen.id}
      onChange={(tab) => setSearch({ tab }, { replace: true })}
    >
      <OrderList
        key={chosen.id}
        query={chosen.query}
        label={text(chosen.label)}
        help={text(chosen.id === 'new' ? 'noNewHelp' : 'noOrdersHelp')}
        hasActions={chosen.id !== 'all'}
      />
    </Tabs>
  );
}
