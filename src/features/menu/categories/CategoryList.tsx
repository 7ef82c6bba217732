import { useLayoutEffect, useRef, useState } from 'react';
import { useText } from '../../../core/messages/useText';
import { VisuallyHidden } from '../../../ui/primitives/layout/Text';
import type { DishCategory } from '../types';
import { CategoryRow } from './CategoryRow';
import { CategoryRows } from './categoryStyles';
import { moved } from './edits';
import messages from './messages.en.json';
import type { useCategoryEdit } from './useCategoryEdit';
import { useDragOrder } from './useDragOrder';

interface CategoryListProps {
  edit: ReturnType<typeof useCategoryEdit>;
  /** The number of items by category; `undefined` while the menu is not read. */
  counts: ReadonlyMap<string, number> | undefined;
}

export function CategoryList({ edit, counts }: CategoryListProps) {
  const text = useText(messages);
  const { rows, onChange } = edit;
  const list = useRef<HTMLUListElement>(null);
  const [said, setSaid] = useState('');
  const pressed = useRef<{ row: number; step: number } | null>(null);
  // A row that moves in the document loses the focus.
  useLayoutEffect(() => {
    const { row, step } = pressed.current ?? { row: -1, step: 0 };
    pressed.current = null;
    list.current?.children[row]?.querySelector<HTMLElement>(`[data-step="${step}"]`)?.focus();
  }, [rows]);

  function move(from: number, to: number) {
    onChange(moved(rows, from, to));
    const name = rows[from]?.name.trim() || text('unnamed');
    setSaid(text('movedTo', { name, number: to + 1, total: rows.length }));
  }
  const change = (row: DishCategory, changes: Partial<DishCategory>) =>
    onChange(rows.map((one) => (one === row ? { ...one, ...changes } : one)));
  const { dragged, handle, styleOf } = useDragOrder(list, move);

  return (
    <>
      <CategoryRows ref={list} data-dragging={dragged !== undefined || undefined}>
        {rows.map((row, index) => (
          <li key={row.id} style={styleOf(index)} data-dragged={index === dragged || undefined}>
            <CategoryRow
              row={row}
              index={index}
              total={rows.length}
              items={counts && (counts.get(row.id) ?? 0)}
              savedName={edit.savedName(row)}
              problem={edit.problem(row)}
              handle={handle(index)}
              onChange={(changes) => change(row, changes)}
              onMove={(to) => {
                pressed.current = { row: to, step: to - index };
                move(index, to);
              }}
            />
          </li>
        ))}
      </CategoryRows>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </>
  );
}
