import { useText } from '../../../core/messages/useText';
import { FilterBar } from '../../../ui/patterns/FilterBar';
import messages from '../messages.en.json';
import { HISTORY_STATUSES, type HistoryStatus } from '../types';

const LABELS = {
  all: 'statusAll',
  completed: 'statusCompleted',
  declined: 'statusDeclined',
} as const satisfies Record<HistoryStatus, keyof typeof messages>;

interface HistoryFiltersProps {
  status: HistoryStatus;
  onStatus: (status: HistoryStatus) => void;
  search: string;
  onSearch: (search: string) => void;
  /** The typing is over: now the address may be written. */
  onSearchEnd: () => void;
}

export function HistoryFilters(props: HistoryFiltersProps) {
  const text = useText(messages);
  return (
    <FilterBar
      {...props}
      searchHint={text('searchHint')}
      options={HISTORY_STATUSES.map((value) => ({ value, label: text(LABELS[value]) }))}
    />
  );
}
