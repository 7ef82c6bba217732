import { useAtom } from 'jotai';
import { Columns4, RectangleHorizontal } from 'lucide-react';
import { styled } from 'styled-components';
import { useText } from '../../../core/messages/useText';
import { storedAtom } from '../../../core/state/storedAtom';
import { IconButton } from '../../../ui/primitives/Button';
import { color, radius } from '../../../ui/theme/theme';
import messages from '../messages.en.json';

const VIEWS = ['tabs', 'columns'] as const;

/** The view of the board, stored on this device; columns are used only where the board is wide enough. */
export const boardViewAtom = storedAtom<(typeof VIEWS)[number]>(
  'orders_view',
  (stored) => VIEWS.find((view) => view === stored) ?? 'tabs',
  (view) => view,
);

const Group = styled.div`
  display: inline-flex;
  gap: 2px;
  padding: 2px;
  border-radius: ${radius.control};
  background: ${color.fill};
  & > [aria-pressed='true'] {
    background: ${color.surface};
    color: ${color.primary};
  }
`;

const CHOICES = {
  tabs: { label: 'viewTabs', icon: <RectangleHorizontal size={18} /> },
  columns: { label: 'viewColumns', icon: <Columns4 size={18} /> },
} as const;

export function ViewSwitch() {
  const text = useText(messages);
  const [view, setView] = useAtom(boardViewAtom);
  return (
    <Group role="group" aria-label={text('view')}>
      {VIEWS.map((choice) => (
        <IconButton
          key={choice}
          label={text(CHOICES[choice].label)}
          icon={CHOICES[choice].icon}
          aria-pressed={choice === view}
          onClick={() => setView(choice)}
        />
      ))}
    </Group>
  );
}
