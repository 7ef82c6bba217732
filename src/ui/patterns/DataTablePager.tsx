import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useEffect } from 'react';
import { useText } from '../../core/messages/useText';
import messages from '../messages.en.json';
import { IconButton } from '../primitives/IconButton';
import { Select } from '../primitives/Select';
import type { DataTableModel } from './dataTableModel';
import { Pager, PagerSize, PagerSteps } from './dataTableStyles';

interface PagerProps<Row> {
  table: DataTableModel<Row>;
  total: number;
  pageSizes: readonly number[];
  isPartial?: boolean | undefined;
}

/** Which rows are shown, how many at a time, and the way to the others. */
export function DataTablePager<Row>({ table, total, pageSizes, isPartial }: PagerProps<Row>) {
  const text = useText(messages);
  const { pageIndex, pageSize } = table.state.pagination;
  const lastPage = Math.max(0, Math.ceil(total / pageSize) - 1);
  // Rows can go while the last page is open.
  useEffect(() => {
    if (!isPartial && pageIndex > lastPage) table.setPageIndex(lastPage);
  }, [table, isPartial, pageIndex, lastPage]);
  const from = pageIndex * pageSize + 1;
  const to = Math.min(total, from + pageSize - 1);
  return (
    <Pager>
      <PagerSize>
        <span aria-hidden="true">{text('rowsPerPage')}</span>
        <Select
          label={text('rowsPerPage')}
          isLabelHidden
          options={pageSizes.map((size) => ({ value: size, label: String(size) }))}
          value={pageSize}
          onChange={(event) => table.setPageSize(Number(event.target.value))}
        />
      </PagerSize>
      <PagerSteps>
        <span role="status">
          {text(isPartial ? 'rowsSoFar' : 'rowsShown', { from, to, total })}
        </span>
        <IconButton
          label={text('previousPage')}
          icon={<ChevronLeft size={20} />}
          aria-disabled={pageIndex === 0}
          onClick={() => pageIndex > 0 && table.previousPage()}
        />
        <IconButton
          label={text('nextPage')}
          icon={<ChevronRight size={20} />}
          aria-disabled={pageIndex >= lastPage}
          onClick={() => pageIndex < lastPage && table.nextPage()}
        />
      </PagerSteps>
    </Pager>
  );
}
