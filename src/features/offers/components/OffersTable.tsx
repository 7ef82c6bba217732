import { useText } from '../../../core/messages/useText';
import { DataTable } from '../../../ui/patterns/DataTable';
import type { TableControl } from '../../../ui/patterns/dataTableModel';
import messages from '../messages.en.json';
import { OFFER_LIST } from '../offerList';
import type { Offer } from '../types';
import type { OfferSwitchProps } from './OfferSwitch';
import { useOfferColumns } from './useOfferColumns';

interface OffersTableProps extends Pick<OfferSwitchProps, 'onToggle'> {
  offers: readonly Offer[];
  /** When the offers were read: what is over and what is to come is told by it. */
  now: number;
  control: TableControl;
}

export function OffersTable({ offers, now, control, onToggle }: OffersTableProps) {
  const text = useText(messages);
  return (
    <DataTable
      caption={text('caption')}
      columns={useOfferColumns(now, onToggle)}
      rows={offers}
      rowId={({ id }) => id}
      empty={null}
      pageSizes={OFFER_LIST.pageSizes}
      control={control}
    />
  );
}
