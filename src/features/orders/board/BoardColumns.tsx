import { useId } from 'react';
import { styled } from 'styled-components';
import { useText } from '../../../core/messages/useText';
import { figures, focusRing } from '../../../ui/theme/mixins';
import { color, controlHeight, depths, font, radius, space } from '../../../ui/theme/theme';
import { OrderList } from '../components/OrderList';
import messages from '../messages.en.json';
import { BoardCount } from './BoardCount';
import { BOARD_STATES, type BoardState } from './boardStates';

const Columns = styled.div`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  align-items: start;
  gap: ${space[3]};
`;

const Column = styled.section<{ $ink: string }>`
  padding: 0 ${space[2]} ${space[2]};
  border-block-start: 3px solid ${({ $ink }) => $ink};
  border-radius: ${radius.control};
  background: ${color.surface2};
  ${focusRing}
`;

/** Below the title of the page, which sticks as well. */
const Head = styled.h2`
  position: sticky;
  inset-block-start: calc(${controlHeight} + 28px);
  z-index: ${depths.raised};
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  padding: ${space[2]} ${space[1]};
  background: ${color.surface2};
  font-size: ${font.size.md};
`;

const Count = styled.span`
  ${figures}
  color: ${color.textMuted};
`;

const INKS = {
  all: color.border,
  new: color.orderNew,
  preparing: color.orderPreparing,
  packed: color.orderPacking,
  ready: color.orderReady,
} as const;

/** The four states that somebody works on, side by side; the page scrolls them together. */
export function BoardColumns() {
  return (
    <Columns>
      {BOARD_STATES.filter(({ id }) => id !== 'all').map((state) => (
        <StateColumn key={state.id} state={state} />
      ))}
    </Columns>
  );
}

function StateColumn({ state }: { state: BoardState }) {
  const text = useText(messages);
  const id = useId();
  return (
    <Column tabIndex={-1} aria-labelledby={id} $ink={INKS[state.id]}>
      <Head id={id}>
        {text(state.label)}{' '}
        <Count>
          <BoardCount id={state.id} />
        </Count>
      </Head>
      <OrderList state={state} />
    </Column>
  );
}
