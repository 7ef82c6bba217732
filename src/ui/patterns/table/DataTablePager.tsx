import { useAtomValue } from 'jotai';
import { ChevronLeft, ChevronRight, type LucideIcon } from 'lucide-react';
import { memo, useEffect } from 'react';
import { formatsAtom } from '../../../core/format/formatsAtom';
import { useText } from '../../../core/messages/useText';
import messages from '../../messages.en.json';
import { IconButton } from '../../primitives/Button';
import { Select } from '../../primitives/form/Select';
import type { ChangeView, TableView } from './dataTableModel';
import { Pager, PagerSize, PagerSteps } from './dataTableStyles';

interface PagerProps {
  view: TableView;
  onChange: ChangeView;
  total: number;
  pageSizes: readonly number[];
  isPartial?: boolean | undefined;
}

export function DataTablePager({ view, onChange, total, pageSizes, isPartial }: PagerProps) {
  const text = useText(messages);
  const { page, pageSize } = view;
  const lastPage = Math.max(0, Math.ceil(total / pageSize) - 1);
  // If rows are removed while the last page is open, that page may no longer exist.
  useEffect(() => {
    if (!isPartial && page > lastPage) onChange(() => ({ page: lastPage }));
  }, [onChange, isPartial, page, lastPage]);
  const from = page * pageSize + 1;
  const to = Math.min(total, from + pageSize - 1);
  return (
    <Pager>
      <PageSize {...{ pageSize, pageSizes, onChange }} />
      <PagerSteps>
        <span role="status">
          {text(isPartial ? 'rowsSoFar' : 'rowsShown', { from, to, total })}
        </span>
        <Step
          label={text('previousPage')}
          Icon={ChevronLeft}
          by={-1}
          isEnd={page === 0}
          onChange={onChange}
        />
        <Step
          label={text('nextPage')}
          Icon={ChevronRight}
          by={1}
          isEnd={page >= lastPage}
          onChange={onChange}
        />
      </PagerSteps>
    </Pager>
  );
}

interface PageSizeProps extends Pick<PagerProps, 'pageSizes' | 'onChange'> {
  pageSize: number;
}

const PageSize = memo(function PageSize({ pageSize, pageSizes, onChange }: PageSizeProps) {
  const text = useText(messages);
  const { digits } = useAtomValue(formatsAtom);
  return (
    <PagerSize>
      <span aria-hidden="true">{text('rowsPerPage')}</span>
      <Select
        label={text('rowsPerPage')}
        isLabelHidden
        options={pageSizes.map((size) => ({ value: size, label: digits(size) }))}
        value={pageSize}
        onChange={(event) => onChange((view) => resized(view, Number(event.target.value)))}
      />
    </PagerSize>
  );
});

/** Keeps the first visible row on the page when the page size changes. */
function resized({ page, pageSize }: TableView, next: number): Partial<TableView> {
  return { page: Math.floor((page * pageSize) / next), pageSize: next };
}

interface StepProps extends Pick<PagerProps, 'onChange'> {
  label: string;
  Icon: LucideIcon;
  by: 1 | -1;
  isEnd: boolean;
}

const Step = memo(function Step({ label, Icon, by, isEnd, onChange }: StepProps) {
  return (
    <IconButton
      label={label}
      icon={<Icon size={20} />}
      aria-disabled={isEnd}
      onClick={() => !isEnd && onChange(({ page }) => ({ page: page + by }))}
    />
  );
});
