import { useSetAtom } from 'jotai';
import { styled } from 'styled-components';
import { startRunAtom } from '../../../core/menu/runs/runs';
import type { ItemChange, NewRun } from '../../../core/menu/runs/types';
import type { MenuItem } from '../../../core/menu/types';
import { useText } from '../../../core/messages/useText';
import { Button, isRepeatedClick } from '../../../ui/primitives/Button';
import { Row, Text } from '../../../ui/primitives/layout/Layout';
import { useFoot } from '../../../ui/primitives/layout/ScreenLayout';
import { shape } from '../../../ui/primitives/layout/shapes';
import { box, color, space } from '../../../ui/theme/theme';
import { useOffline } from '../../runs/public';
import messages from '../messages.en.json';

const Bar = styled.div`
  position: sticky;
  inset-block-end: 0;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[2]} ${space[3]};
  padding-block: ${space[3]};
  border-block-start: 1px solid ${color.border};
  background: ${color.bg};
  ${box.narrow} {
    padding-block: ${space[2]} calc(${space[2]} + var(--vp-foot-area, 0px));
    & > [data-part='actions'] {
      flex: 1 0 100%;
    }
    & > [data-part='actions'] > button {
      flex: 1;
    }
  }
`;

interface SelectionBarProps {
  items: readonly MenuItem[];
  onClear: () => void;
}

export function SelectionBar({ items, onClear }: SelectionBarProps) {
  const text = useText(messages);
  useFoot();
  const start = useSetAtom(startRunAtom);
  const offline = useOffline();
  const blockedBy = items.length === 0 ? text('selectFirst') : offline;
  const put = (isInStock: boolean) => void start(stockRun(items, isInStock));
  return (
    <Bar className={shape.foot}>
      <Row>
        <Text size="sm" isStrong role="status">
          {text('selected', { count: items.length })}
        </Text>
        {items.length > 0 && (
          <Button size="sm" variant="ghost" onClick={onClear}>
            {text('clear')}
          </Button>
        )}
      </Row>
      <Row data-part="actions">
        {[false, true].map((isInStock) => (
          <Button
            key={String(isInStock)}
            variant={isInStock ? 'primary' : 'danger'}
            blockedBy={blockedBy}
            onClick={(event) => !isRepeatedClick(event) && put(isInStock)}
          >
            {text(isInStock ? 'putIn' : 'takeOut')}
          </Button>
        ))}
      </Row>
    </Bar>
  );
}

function stockRun(items: readonly MenuItem[], isInStock: boolean): NewRun {
  const changes = items.map((item): ItemChange => {
    return { id: item.id, fields: [{ field: 'isInStock', from: item.isInStock, to: isInStock }] };
  });
  return { kind: isInStock ? 'putIn' : 'takeOut', changes };
}
