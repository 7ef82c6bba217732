import { useSearchParams } from 'react-router-dom';
import { useText } from '../../../core/messages/useText';
import { Tabs } from '../../../ui/primitives/Tabs';
import { OrderList } from '../components/OrderList';
import messages from '../messages.en.json';
import { BoardCount } from './BoardCount';
import { BOARD_STATES } from './boardStates';

const byId = (wanted: string | null) => BOARD_STATES.find(({ id }) => id === wanted);

/** One state at a time. The tab is in the URL, New unless it says otherwise. */
export function BoardTabs() {
  const text = useText(messages);
  const [search, setSearch] = useSearchParams();
  const chosen = byId(search.get('tab')) ?? byId('new');
  if (!chosen) return null;
  return (
    <Tabs
      label={text('tabs')}
      tabs={BOARD_STATES.map(({ id, label }) => ({
        id,
        label: text(label),
        count: <BoardCount id={id} />,
      }))}
      value={chosen.id}
      onChange={(tab) => setSearch({ tab }, { replace: true })}
    >
      <OrderList key={chosen.id} state={chosen} />
    </Tabs>
  );
}
