import type {
  Extra,
  ExtraFields,
  FieldValue,
  HostActions,
  HostColumns,
  HostField,
  HostFields,
} from 'vendor-portal';
import { readErpId, writeErpId } from './erp.ts';

/** The portal passes on the rider of an order, which it does not know itself. */
export const extraFields: ExtraFields = { order: ['rider'] };

function riderOf({ rider }: Extra): { name: string; phone: string } | null {
  return typeof rider === 'object' ? (rider as { name: string; phone: string } | null) : null;
}

const ERP_ID = /^[A-Z]{2}-\d{4}$/;
const HINT = 'Two letters and four digits, such as AE-0042.';

function checkErpId(value: FieldValue): string | undefined {
  return value === '' || ERP_ID.test(String(value)) ? undefined : HINT;
}

/** The ERP has the ids of outlets. */
const outletId: HostField = {
  id: 'erp',
  label: 'ERP outlet id',
  hint: HINT,
  kind: 'text',
  validate: checkErpId,
  load: ({ id }) => readErpId(id),
  save: (id, value) => writeErpId(id, String(value)),
};

/** The backend has the ids of dishes, in its own record. */
const dishId: HostField = {
  id: 'erp',
  label: 'ERP id',
  kind: 'text',
  validate: checkErpId,
  name: 'erp_id',
};

export const fields: HostFields = {
  // There is no GST in the Emirates; the backend gets the rate of the VAT.
  restaurant: (own) => [
    ...own.filter(({ id }) => id !== 'gst'),
    { id: 'gst', isLeftOut: true, value: '5' },
    outletId,
  ],
  menuItem: (own) => own.flatMap((field) => (field.id === 'name' ? [field, dishId] : [field])),
};

export const columns: HostColumns = {
  history: (own) => [
    ...own,
    { id: 'rider', label: 'Rider', value: ({ extra }) => riderOf(extra)?.name ?? null },
  ],
};

export const actions: HostActions = {
  order: ({ extra }) => {
    const rider = riderOf(extra);
    if (!rider) return [];
    const call = { id: 'call-rider', label: `Call rider ${rider.name}` };
    return [{ ...call, onSelect: () => window.location.assign(`tel:${rider.phone}`) }];
  },
};
