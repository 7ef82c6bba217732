import { storedAtom } from '../../../core/state/storedAtom';

export const BOARD_VIEWS = ['tabs', 'columns'] as const;
export type BoardView = (typeof BOARD_VIEWS)[number];

/** How this device shows the board where there is room for columns. */
export const boardViewAtom = storedAtom<BoardView>(
  'orders_view',
  (stored) => BOARD_VIEWS.find((view) => view === stored) ?? 'tabs',
  (view) => view,
);
