import { useSearchParams } from 'react-router-dom';
import { useText } from '../../../core/messages/useText';
import { Tabs } from '../../../ui/primitives/layout/Tabs';
import { OrderList } from './OrderList';
import messages from '../messages.en.json';
import { BOARD_TABS, BoardCount, DEFAULT_TAB } from './boardStates';

const findTab = (chosen: string | null) => BOARD_TABS.find(({ id }) => id === chosen);

/** Shows one status at a time. The URL contains the tab; the default is New. */
export function BoardTabs() {
  const text = useText(messages);
  const [search, setSearch] = useSearchParams();
  const chosen = findTab(search.get('tab')) ?? DEFAULT_TAB;
  return (
    <Tabs
      label={text('tabs')}
      tabs={BOARD_TABS.map((state) => ({
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
