import type { TableName } from '../../../core/contracts';
import type { TableView } from './dataTableModel';

/** The state of a list, as it is stored in the URL. */
export interface ListView<Status extends string> {
  status: Status;
  search: string;
  table: TableView;
  /** More filters of the screen, by their names in the URL. */
  others: Readonly<Record<string, string>>;
}

/** Allowed values in the URL. */
export interface ListOptions<Status extends string> {
  /** The first value means no filter. */
  statuses: readonly [Status, ...Status[]];
  /** Ids of the sortable columns. */
  sortable: readonly string[];
  pageSize: number;
  pageSizes: readonly number[];
  /** @defaultValue true */
  hasSearch?: boolean;
  /** Names of more filters. */
  others?: readonly string[];
  /** The table, whose host columns can also be sorted. */
  table?: TableName;
}

/** Reads the state of a list from the URL; replaces missing and invalid values with the defaults. */
export function readListView<Status extends string>(
  params: URLSearchParams,
  { statuses, sortable, pageSize, pageSizes, hasSearch = true, others = [] }: ListOptions<Status>,
  hasHostColumns = false,
): ListView<Status> {
  const sort = params.get('sort') ?? '';
  const given = sort.replace(/^-/, '');
  // Tables ignore the id of a column that they do not have.
  const id = hasHostColumns ? given : sortable.find((column) => column === given);
  const rows = Number(params.get('rows'));
  const page = Number(params.get('page'));
  return {
    status: statuses.find((status) => status === params.get('status')) ?? statuses[0],
    search: (hasSearch && params.get('search')) || '',
    table: {
      page: Number.isSafeInteger(page) && page > 0 ? page - 1 : 0,
      pageSize: pageSizes.find((size) => size === rows) ?? pageSize,
      sort: id ? { id, isDescending: sort.startsWith('-') } : null,
    },
    others: Object.fromEntries(
      others.map((name) => [name, params.get(name) ?? '']).filter(([, value]) => value),
    ),
  };
}

/** Returns the URL parameters of a list; leaves out the defaults. */
export function writeListView<Status extends string>(
  { status, search, table, others }: ListView<Status>,
  options: Pick<ListOptions<Status>, 'statuses' | 'pageSize'>,
): URLSearchParams {
  const { page, pageSize, sort } = table;
  const params = new URLSearchParams();
  if (status !== options.statuses[0]) params.set('status', status);
  if (search) params.set('search', search);
  for (const [name, value] of Object.entries(others)) params.set(name, value);
  if (sort) params.set('sort', `${sort.isDescending ? '-' : ''}${sort.id}`);
  if (page > 0) params.set('page', String(page + 1));
  if (pageSize !== options.pageSize) params.set('rows', String(pageSize));
  return params;
}
