import { fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderInPortal } from '../../../../tests/support/renderInPortal';
import { FilterBar } from './FilterBar';

/** A screen passes other options and functions in each render. */
function filters(onStatus: (status: string) => void, onSearch: (search: string) => void) {
  return (
    <FilterBar
      searchHint="Title"
      search="dosa"
      status="all"
      options={[
        { value: 'all', label: 'All' },
        { value: 'active', label: 'Active' },
      ]}
      onSearch={(search) => onSearch(search)}
      onSearchEnd={() => {}}
      onStatus={(status) => onStatus(status)}
    />
  );
}

test('a render without a change of the filters leaves the document as it is', () => {
  const { rerender, container } = renderInPortal(filters(vi.fn(), vi.fn()));
  const observer = new MutationObserver(() => {});
  observer.observe(container, { subtree: true, childList: true, attributes: true });
  rerender(filters(vi.fn(), vi.fn()));
  expect(observer.takeRecords()).toEqual([]);
});

test('a choice is passed to the functions of the last render', () => {
  const [onStatus, onSearch] = [vi.fn(), vi.fn()];
  const { rerender } = renderInPortal(filters(vi.fn(), vi.fn()));
  rerender(filters(onStatus, onSearch));
  fireEvent.click(screen.getByRole('radio', { name: 'Active' }));
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'idli' } });
  expect(onStatus.mock.calls).toEqual([['active']]);
  expect(onSearch.mock.calls).toEqual([['idli']]);
});
