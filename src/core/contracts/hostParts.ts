import type { ComponentType, ReactNode } from 'react';
import type { OrderSummary, PortalContext, Right } from './extend';
import type { Extra } from './extra';

/** The value of a field of a form, or of a cell in a column of the host. @public */
export type FieldValue = string | number | boolean | null;

/** The top-level keys of the backend's records that `extra` carries. @public */
export interface ExtraFields {
  /** Orders: `extra` of an `OrderSummary` and of a row of the history. */
  order?: readonly string[];
  /** The restaurant's own record. */
  restaurant?: readonly string[];
  /** Menu items: `extra` of an `ItemSummary`. */
  menuItem?: readonly string[];
  /** Team members: `extra` of a `MemberSummary`. */
  member?: readonly string[];
}

/** A menu item that a column, an action or a slot receives. @public */
export interface ItemSummary {
  /** The `_id` from the backend. */
  id: string;
  name: string;
  /** The selling price in the currency of the region; `null` if the backend sent no number. */
  price: number | null;
  /** Whether the item is on the menu at all. */
  isListed: boolean;
  /** Whether customers can order the item now. */
  isInStock: boolean;
  /** Codes such as `milk`; `null` if nothing is declared (capability `menu.allergens`). */
  allergens: readonly string[] | null;
  extra: Extra;
}

/** A team member that a column or an action receives: no name, phone or e-mail unless `extraFields` asks for it. @public */
export interface MemberSummary {
  id: string;
  /** The name of the role, as the backend sent it. */
  role: string;
  isActive: boolean;
  permissions: readonly Right[];
  extra: Extra;
}

/** A row of the order history, without personal data of the customer. @public */
export interface HistoryRow
  extends Pick<
    OrderSummary,
    'id' | 'number' | 'status' | 'placedAt' | 'total' | 'paymentStatus' | 'extra'
  > {
  itemCount: number;
}

/** A row of the offers. @public */
export interface OfferRow {
  id: string;
  title: string;
  code: string;
  /** Smallest amount of an order; `null` if there is none. */
  minOrder: number | null;
  /** Whether the restaurant takes part. */
  isActive: boolean;
}

/** A row of the payment logs, without the customer's name. @public */
export interface PaymentLogRow {
  id: string;
  orderNumber: string;
  transaction: string;
  amount: number | null;
  type: string;
  /** The status as the backend sent it. */
  status: string;
}

/** A row of the payout cycles. @public */
export interface PayoutRow {
  /** The text of the cycle, as the backend sent it. */
  cycle: string;
  /** First and last day as `YYYY-MM-DD`; `null` if the text of the cycle has no days. */
  days: { from: string; to: string } | null;
  orders: number | null;
  status: string;
}

interface Tables {
  history: {
    row: HistoryRow;
    id: 'number' | 'date' | 'customer' | 'items' | 'total' | 'payment' | 'status' | 'view';
  };
  menu: { row: ItemSummary; id: 'item' | 'price' | 'stock' | 'actions' };
  team: { row: MemberSummary; id: 'name' | 'role' | 'active' | 'actions' };
  offers: {
    row: OfferRow;
    id: 'title' | 'code' | 'discount' | 'conditions' | 'period' | 'status';
  };
  paymentLogs: {
    row: PaymentLogRow;
    id: 'order' | 'name' | 'transaction' | 'type' | 'status' | 'amount';
  };
  payouts: {
    row: PayoutRow;
    id: 'serial' | 'cycle' | 'orders' | 'status' | 'deducted' | 'paid' | 'estimate';
  };
}

/** A table of the portal whose columns a host can arrange. @public */
export type TableName = keyof Tables;

/** The row that a host's column of this table receives. @public */
export type RowOf<Table extends TableName> = Tables[Table]['row'];

/** A column of the portal, without its cells: keep it, move it, change its label, or leave it out. @public */
export interface OwnColumn<Table extends TableName = TableName> {
  id: Tables[Table]['id'];
  /** The text of the head. */
  label: string;
  /** `end` for amounts and counts. */
  align?: 'start' | 'end';
  cell?: undefined;
  value?: undefined;
}

/** A column of the host. It has a `cell`, a `value` or both. @public */
export type HostColumn<Table extends TableName = TableName> = {
  /** Unique in the table; not an id of the portal's columns. */
  id: string;
  /** The text of the head. */
  label: string;
  /** `end` for amounts and counts. */
  align?: 'start' | 'end';
} & (
  | {
      /** Shows the cell, with the host's React contexts and `usePortal()`. Without it, the cell shows `value`. */
      cell: ComponentType<{ row: RowOf<Table> }>;
      /** The value to sort by, which the CSV file has too. Without it, the column cannot be sorted. */
      value?(row: RowOf<Table>): FieldValue;
    }
  | { cell?: undefined; value(row: RowOf<Table>): FieldValue }
);

/** What `columns` returns. @public */
export type ColumnEntry<Table extends TableName = TableName> = OwnColumn<Table> | HostColumn<Table>;

/** One function for each table that the host arranges. @public */
export type HostColumns = {
  readonly [Table in TableName]?: (
    columns: readonly OwnColumn<Table>[],
  ) => readonly ColumnEntry<Table>[];
};

/** An entry in the menu of a card or row, and on the page of the record. @public */
export interface Action {
  /** Unique among the actions of the record. */
  id: string;
  label: string;
  /** Icon at 18 px, such as an `<svg>`. */
  icon?: ReactNode;
  /** `danger` for what cannot be undone. */
  tone?: 'danger';
  /** Without this right, a team member does not see the action. */
  right?: Right;
  /** Called once for each press; the entry is busy until the promise settles. A rejection shows a message. */
  onSelect(context: PortalContext): void | Promise<void>;
}

/** The actions of the host for a record; called while the record is shown. @public */
export interface HostActions {
  order?(order: OrderSummary): readonly Action[];
  menuItem?(item: ItemSummary): readonly Action[];
  member?(member: MemberSummary): readonly Action[];
}

interface Forms {
  register: 'name' | 'restaurantName' | 'phone' | 'email' | 'foundedOn';
  restaurant:
    | 'photos'
    | 'name'
    | 'phone'
    | 'email'
    | 'about'
    | 'foundedOn'
    | 'diet'
    | 'address'
    | 'minimumOrder'
    | 'preparationMinutes'
    | 'charge'
    | 'gst'
    | 'commission';
  account: 'name' | 'phone' | 'email';
  member: 'name' | 'phone' | 'email' | 'role';
  menuItem:
    | 'name'
    | 'description'
    | 'categoryId'
    | 'dietCode'
    | 'title'
    | 'tag'
    | 'allergens'
    | 'basePrice'
    | 'price'
    | 'productTiming'
    | 'defaultQuantity'
    | 'isListed'
    | 'isInStock'
    | 'isRecommended'
    | 'image'
    | 'variants'
    | 'addons';
  kyc:
    | 'bankName'
    | 'accountNumber'
    | 'ifscCode'
    | 'fssaiNumber'
    | 'fssaiExpiry'
    | 'gstNumber'
    | 'gstExpiry'
    | 'panNumber'
    | 'document';
}

/** A form of the portal whose fields a host can arrange. @public */
export type FormName = keyof Forms;

/** The id of a field of the portal. @public */
export type FieldId<Form extends FormName = FormName> = Forms[Form];

/** A field of the portal: keep it, move it within its section, or change its label and hint. @public */
export interface FieldEntry<Form extends FormName = FormName> {
  id: FieldId<Form>;
  label: string;
  /** The text below the input. */
  hint?: string | undefined;
  /** Whether the portal refuses an empty value. */
  isRequired: boolean;
}

/**
 * A field of the portal that is not shown. Its stored value is sent back unchanged, or `value` in its place. A required
 * field needs a `value`.
 *
 * @public
 */
export interface LeftOut<Form extends FormName = FormName> {
  id: FieldId<Form>;
  isLeftOut: true;
  value?: FieldValue;
}

/** The props of a component that is the input of a field. @public */
export interface HostFieldProps {
  /** The id of the input, to which the portal's label belongs. */
  id: string;
  value: FieldValue;
  onChange(value: FieldValue): void;
  /** The problem that the portal shows below the input. Set `aria-invalid` if there is one. */
  error?: string;
  isDisabled: boolean;
  /** For `aria-describedby`: the id of the hint or the problem. */
  describedBy?: string;
}

/** The input of a field of the host: one of the portal's inputs, a list of options, or a component. @public */
export type FieldKind =
  | 'text'
  | 'number'
  | 'date'
  | 'switch'
  | { options: readonly { value: string; label: string }[] }
  | ComponentType<HostFieldProps>;

/**
 * A field of the host in a form of the portal. Its value is part of the portal's record (`name`), or the host reads and
 * writes it (`load`, `save`).
 *
 * @public
 */
export interface HostField {
  /** Unique in the form; not an id of the portal's fields. */
  id: string;
  label: string;
  /** The text below the input. */
  hint?: string;
  /** A `number` has a number or `null`, a `switch` `true` or `false`, a `date` `YYYY-MM-DD` or `''`. */
  kind: FieldKind;
  /** Returns a problem, which blocks the form, or `undefined`. `values` has the other values of the form by their ids. */
  validate?(value: FieldValue, values: Readonly<Record<string, FieldValue>>): string | undefined;
  /** The top-level key of the backend's record that the value is read from, and under which it is sent with the form. */
  name?: string;
  /** Reads the value when the form opens, at most 20 s. `id` is `''` for a record that is created. */
  load?(record: { id: string; extra: Extra }, signal: AbortSignal): Promise<FieldValue>;
  /**
   * Writes a changed value after the form has been saved, at most 20 s. If it rejects, the field says so and keeps what
   * was typed; "Save" then writes only this value. `id` is `''` for a record that was created.
   */
  save?(id: string, value: FieldValue, signal: AbortSignal): Promise<void>;
}

/** One function for each form that the host arranges. @public */
export type HostFields = {
  readonly [Form in FormName]?: (
    fields: readonly FieldEntry<Form>[],
  ) => readonly (FieldEntry<Form> | HostField | LeftOut<Form>)[];
};
