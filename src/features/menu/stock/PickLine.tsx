import { clip } from '../../../core/format/wireValues';
import { useText } from '../../../core/messages/useText';
import { Dialog } from '../../../ui/primitives/overlay/Dialog';
import messages from './messages.en.json';
import { PickList } from './pickStyles';
import type { SoldOutLine } from './state';

interface PickLineProps {
  lines: readonly SoldOutLine[];
  onPick: (line: SoldOutLine) => void;
  onClose: () => void;
}

/** Asks which line of an order is sold out. */
export function PickLine({ lines, onPick, onClose }: PickLineProps) {
  const text = useText(messages);
  return (
    <Dialog isOpen closesOnBackdrop title={text('pickLine')} onClose={onClose}>
      <PickList>
        {lines.map((line, index) => (
          <li key={index}>
            <button type="button" onClick={() => onPick(line)}>
              <span>{clip(line.name) || text('unnamed')}</span>
              {line.variant && <small>{clip(line.variant)}</small>}
            </button>
          </li>
        ))}
      </PickList>
    </Dialog>
  );
}
