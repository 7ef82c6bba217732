import { atom, useAtom } from 'jotai';
import { useEffect } from 'react';
import { LazyPart } from '../../../ui/patterns/LazyPart';
import { lazyPage } from '../../../ui/patterns/lazyPage';

const CsvFile = lazyPage(() => import('./CsvFile'), 'CsvFile');

/** Loads what writes the file. */
export const loadMenuFile = () => import('../menuFile');

/** Whether the dialog with the menu as a CSV file is open. */
export const isCsvOpenAtom = atom(false);

/** The dialog, separate from its buttons, because these change with the width of the portal. */
export function CsvHost() {
  const [isOpen, setOpen] = useAtom(isCsvOpenAtom);
  useEffect(() => () => setOpen(false), [setOpen]);
  return (
    isOpen && (
      <LazyPart isShown>
        <CsvFile onClose={() => setOpen(false)} />
      </LazyPart>
    )
  );
}
