import { expectTypeOf, test } from 'vitest';
import type { HistoryRow, HostColumns, HostFields, RowOf, VendorPortalProps } from '../../index';

test('a column of the portal needs a known id', () => {
  const columns: HostColumns = {
    history: (portalColumns) => portalColumns.filter(({ id }) => id !== 'payment'),
    // @ts-expect-error -- the table has no such column
    team: (portalColumns) => portalColumns.filter(({ id }) => id !== 'salary'),
    // @ts-expect-error -- a column with another id needs a cell or a value
    offers: (portalColumns) => [...portalColumns, { id: 'titel', label: 'Title' }],
    menu: (portalColumns) => [
      ...portalColumns,
      { id: 'erp', label: 'ERP', value: ({ extra }) => String(extra.erp) },
    ],
  };
  expectTypeOf(columns).toExtend<VendorPortalProps['columns']>();
});

test('a table that the portal does not have is an error', () => {
  // @ts-expect-error -- no such table
  expectTypeOf<HostColumns>().toHaveProperty('orders');
});

test('a row has only the fields of its table', () => {
  expectTypeOf<RowOf<'history'>>().toEqualTypeOf<HistoryRow>();
  expectTypeOf<keyof HistoryRow>().toEqualTypeOf<
    'id' | 'number' | 'status' | 'placedAt' | 'total' | 'paymentStatus' | 'itemCount' | 'extra'
  >();
});

test('a field of the portal needs a known id', () => {
  const fields: HostFields = {
    account: (portalFields) => portalFields.filter(({ id }) => id !== 'email'),
    // @ts-expect-error -- the form has no such field
    member: (portalFields) => portalFields.filter(({ id }) => id !== 'salary'),
    // @ts-expect-error -- only fields of the form can be left out
    restaurant: (portalFields) => [...portalFields, { id: 'vat', isLeftOut: true, value: 5 }],
    menuItem: (portalFields) => [
      ...portalFields,
      { id: 'erp', label: 'ERP id', kind: 'text', name: 'erp_id' },
    ],
    // @ts-expect-error -- there is no such kind
    kyc: (portalFields) => [...portalFields, { id: 'erp', label: 'ERP id', kind: 'color' }],
  };
  expectTypeOf(fields).toExtend<VendorPortalProps['fields']>();
});
