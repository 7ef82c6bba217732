import { UtensilsCrossed } from 'lucide-react';
import { Fragment } from 'react';
import type { OwnColumn } from '../../../../core/contracts';
import type { MenuItem } from '../../../../core/menu/types';
import type { DataColumn } from '../../../../ui/patterns/table/dataTableModel';
import { RowPicture } from './rowStyles';

export interface MenuRowProps {
  item: MenuItem;
  columns: readonly DataColumn<MenuItem>[];
}

/** A dish and, at the end of the row, the other columns. */
export function MenuRow({ item, columns }: MenuRowProps) {
  const dish = columns.find(({ id }) => id === 'item');
  const others = columns.filter((column) => column !== dish);
  return (
    <li data-out={!item.isInStock || undefined}>
      <RowPicture source={item.image} alt="" standIn={<UtensilsCrossed size={20} />} />
      <div data-part="dish">{dish?.cell?.(item)}</div>
      <div data-part="actions">
        {others.map(({ id, header, cell, value }) => (
          <Fragment key={id}>
            {isOwn(id) ? (
              cell?.(item)
            ) : (
              <div data-part="value">
                <small>{header}</small>
                {cell ? cell(item) : value(item)}
              </div>
            )}
          </Fragment>
        ))}
      </div>
    </li>
  );
}

type ColumnId = OwnColumn<'menu'>['id'];

const OWN: readonly string[] = ['item', 'price', 'stock', 'actions'] satisfies ColumnId[];

function isOwn(id: string): boolean {
  return OWN.includes(id);
}
