import { useAtomValue } from 'jotai';
import { useMemo } from 'react';
import { useAmounts } from '../../../core/amount/useAmounts';
import { hasCapabilityAtom } from '../../../core/capabilities';
import menuMessages from '../../../core/menu/messages.en.json';
import { isSending, runStateAtom, storedRunsAtom } from '../../../core/menu/runs/state';
import type { MenuItem } from '../../../core/menu/types';
import { useText } from '../../../core/messages/useText';
import { useUnsavedChanges } from '../../../core/navigation/useUnsavedChanges';
import { LazyPart } from '../../../ui/patterns/LazyPart';
import { ListEmpty } from '../../../ui/patterns/list/ListEmpty';
import { Banner } from '../../../ui/primitives/Banner';
import { useLatest } from '../../../ui/useLatest';
import { LazyRunArea } from '../../runs/public';
import { changedCells, countLost } from '../cells/changes';
import { countShown } from '../cells/operations';
import { toRows } from '../cells/rows';
import messages from '../messages.en.json';
import { type PriceView, shownRows } from '../priceView';
import { GridFoot } from '../table/GridFoot';
import { GridTools } from '../table/GridTools';
import { PriceTable } from '../table/PriceTable';
import { useGrid } from '../table/useGrid';
import { usePriceTools } from '../table/usePriceTools';
import { type ColumnId, columnsFor } from '../types';

interface PriceGridProps {
  items: readonly MenuItem[];
  view: PriceView;
  /** Shows all rows, and this column in a narrow portal. */
  onShowAll: (column: ColumnId) => void;
  headers: Readonly<Record<ColumnId, string>>;
  isNarrow: boolean;
}

export function PriceGrid({ items, view, onShowAll, headers, isNarrow }: PriceGridProps) {
  const text = useText(messages);
  const menuText = useText(menuMessages);
  const tools = usePriceTools();
  const amounts = useAmounts();
  const menu = useMemo(() => toRows(items, amounts), [items, amounts]);
  const rows = useMemo(() => shownRows(menu, view, tools.categoryName), [menu, view, tools]);
  const { column } = view;
  const has = useAtomValue(hasCapabilityAtom);
  const columns = useMemo(() => (isNarrow ? [column] : columnsFor(has)), [isNarrow, column, has]);
  const grid = useGrid({ menu, rows, columns, tools });
  const latest = useLatest(grid);
  const { edits, history, cellCount, hasPrices, notice } = grid;
  const shown = useMemo(
    () => countShown({ rows, columns, edits }, tools.money),
    [rows, columns, edits, tools],
  );
  const changes = useMemo(() => changedCells(menu, edits, tools.check), [menu, edits, tools]);
  const lost = useMemo(() => countLost(menu, edits), [menu, edits]);
  const { run, isElsewhere } = useAtomValue(runStateAtom);
  const hasOpenRun = useAtomValue(storedRunsAtom) === 'open';
  // While a run is sent, its panel asks.
  useUnsavedChanges(changes.length + lost > 0 && !isSending(run));
  return (
    <>
      {(run || isElsewhere || hasOpenRun) && (
        <LazyPart isShown>
          <LazyRunArea />
        </LazyPart>
      )}
      {lost > 0 && <Banner tone="warning">{text('lost', { count: lost })}</Banner>}
      <GridTools
        {...{ headers, shown, isNarrow, cellCount, hasPrices }}
        grid={latest}
        canUndo={history.past.length > 0}
        canRedo={history.future.length > 0}
      />
      {rows.length > 0 ? (
        <PriceTable {...{ grid, tools, headers, isNarrow }} />
      ) : (
        <ListEmpty
          text={menuText('empty')}
          help=""
          narrowed={{
            help: menuText('emptyNarrowed'),
            showAll: menuText('showAll'),
            onShowAll: () => onShowAll(column),
          }}
        />
      )}
      <GridFoot
        {...{ changes, notice }}
        grid={latest}
        canDiscard={edits.size > 0}
        onReveal={onShowAll}
      />
    </>
  );
}
