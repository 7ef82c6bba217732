import { useSearchParams } from 'react-router-dom';
import { useText } from '../../../core/messages/useText';
import { Tabs } from '../../../ui/primitives/layout/Tabs';
import { OrderList } from './OrderList';
import messages from '../messages.en.json';
import { BOARD_STATES, BoardCount } from './boardStates';

/** One state at a time; the URL has the tab, by default New. */
export function BoardTabs() {
  const text = useText(messages);
  const [search, setSearch] = useSearchParams();
  const tab = search.get('tab');
  const chosen = BOARD_STATES.find(({ id }) => id === tab) ?? BOARD_STATES[1];
  return (
    <Tabs
      label={text('tabs')}
      tabs={BOARD_STATES.map((state) => ({
        id: state.id,
        label: text(state.label),
        count: <BoardCount state={state} />,
      }))}
      value={chosen.id}
      onChange={(id) => setSearch({ tab: id }, { replace: true })}
    >
      <OrderList key={chosen.id} state={chosen} />
    </Tabs>
  );
}
