import { type CSSProperties, useId } from 'react';
import { styled } from 'styled-components';
import { useText } from '../../../core/messages/useText';
import statusMessages from '../../../ui/orders/messages.en.json';
import {
  color,
  controlHeight,
  depths,
  figures,
  focusRing,
  font,
  radius,
  space,
} from '../../../ui/theme/theme';
import { toneColor } from '../../../ui/theme/tones';
import { BOARD_COLUMNS, type BoardColumn, BoardCount } from './boardStates';
import { OrderList } from './OrderList';

const Columns = styled.div`
  display: grid;
  grid-template-columns: repeat(${BOARD_COLUMNS.length}, minmax(0, 1fr));
  align-items: start;
  gap: ${space[3]};
  & > section {
    padding: 0 ${space[2]} ${space[2]};
    border-block-start: 3px solid var(--vp-column-ink);
    border-radius: ${radius.box};
    background: ${color.surface2};
    ${focusRing}
  }
  /* Keeps each heading below the sticky title of the page. */
  & > section > h2 {
    position: sticky;
    inset-block-start: calc(${controlHeight} + 28px);
    z-index: ${depths.raised};
    display: flex;
    align-items: baseline;
    justify-content: space-between;
    padding: ${space[2]} ${space[1]};
    background: ${color.surface2};
    font-size: ${font.size.md};
  }
  & > section > h2 > span {
    ${figures}
    color: ${color.textMuted};
  }
`;

/** A column for each open status, side by side; the columns scroll with the page. */
export function BoardColumns() {
  return (
    <Columns>
      {BOARD_COLUMNS.map((state) => (
        <StateColumn key={state.id} state={state} />
      ))}
    </Columns>
  );
}

function StateColumn({ state }: { state: BoardColumn }) {
  const text = useText(statusMessages);
  const id = useId();
  return (
    <section
      tabIndex={-1}
      aria-labelledby={id}
      style={{ '--vp-column-ink': toneColor(state.tone) } as CSSProperties}
    >
      <h2 id={id}>
        {text(state.label)}{' '}
        <span>
          <BoardCount state={state} />
        </span>
      </h2>
      <OrderList isDense state={state} />
    </section>
  );
}
