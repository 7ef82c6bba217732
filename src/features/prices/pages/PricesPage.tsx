import { useAtomValue, useSetAtom } from 'jotai';
import { useMemo, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import editMessages from '../../../core/menu/fields/messages.en.json';
import { ITEM_TABLE } from '../../../core/menu/itemTable';
import menuMessages from '../../../core/menu/messages.en.json';
import { menuAtom } from '../../../core/menu/queries';
import { isUnderWay, runAtom, storedRunsAtom } from '../../../core/menu/runs/state';
import { useText } from '../../../core/messages/useText';
import { useBackToMenu } from '../../../ui/menu/useBackToMenu';
import { LazyPart } from '../../../ui/patterns/LazyPart';
import { ListEmpty } from '../../../ui/patterns/list/ListEmpty';
import { useIsMedium } from '../../../ui/patterns/list/useIsWide';
import { Page } from '../../../ui/patterns/Page';
import { QueryView } from '../../../ui/patterns/QueryView';
import { Button } from '../../../ui/primitives/Button';
import { Skeleton } from '../../../ui/primitives/Skeleton';
import { CsvHost, csvMessages, isCsvOpenAtom } from '../../menu-file/public';
import { LazyRecentRuns } from '../../runs/public';
import { PriceFilters } from '../components/PriceFilters';
import { PriceGrid } from '../components/PriceGrid';
import messages from '../messages.en.json';
import { firstView } from '../priceView';
import { COLUMNS, type ColumnId } from '../types';

/** `/food-menu/prices`: the prices of the whole menu in one table. */
export function PricesPage() {
  const text = useText(messages);
  const menuText = useText(menuMessages);
  const csvText = useText(csvMessages);
  const query = useAtomValue(menuAtom);
  const back = useBackToMenu(useLocation().search);
  const [params] = useSearchParams();
  // Not in the URL, because a change of the URL asks about the unsaved edits.
  const [view, setView] = useState(() => firstView(params));
  const { isMedium, probe } = useIsMedium();
  const hasRuns = useAtomValue(storedRunsAtom) !== null;
  const isRunning = isUnderWay(useAtomValue(runAtom));
  const openFile = useSetAtom(isCsvOpenAtom);
  const headers = useHeaders();
  const shared = { view, headers, isNarrow: !isMedium };
  return (
    <Page
      title={text('title')}
      {...back}
      secondary={
        <>
          {hasRuns && (
            <LazyPart isShown>
              <LazyRecentRuns />
            </LazyPart>
          )}
          <Button
            blockedBy={isRunning ? text('reviewRunning') : undefined}
            onClick={() => openFile(true)}
          >
            {csvText('open')}
          </Button>
        </>
      }
      filters={query.data && <PriceFilters {...shared} onView={setView} />}
    >
      {probe}
      <CsvHost />
      <QueryView
        query={query}
        skeleton={<Skeleton count={8} height="36px" />}
        empty={
          <ListEmpty
            text={menuText('empty')}
            help={menuText(query.data ? 'emptyHelp' : 'loadHelp')}
          />
        }
      >
        {(items) => (
          <PriceGrid
            {...shared}
            items={items}
            onShowAll={(column) => setView({ ...firstView(new URLSearchParams()), column })}
          />
        )}
      </QueryView>
    </Page>
  );
}

/** The names of the columns, as the item form has them. */
function useHeaders(): Readonly<Record<ColumnId, string>> {
  const text = useText(editMessages);
  return useMemo(
    () =>
      Object.fromEntries(
        COLUMNS.map((column) => [column, text(ITEM_TABLE[column].label)]),
      ) as Record<ColumnId, string>,
    [text],
  );
}
