import { useAtomValue } from 'jotai';
import { CalendarClock, CalendarPlus } from 'lucide-react';
import { useState } from 'react';
import { styled } from 'styled-components';
import { hasCapabilityAtom } from '../../core/capabilities';
import { useText } from '../../core/messages/useText';
import { paths } from '../../core/navigation/paths';
import { accessAtom, RIGHTS } from '../../core/permissions/access';
import { LazyPart } from '../../ui/patterns/LazyPart';
import { ActionLink, ActionList, ActionRow } from '../../ui/primitives/layout/ActionList';
import { Dialog } from '../../ui/primitives/overlay/Dialog';
import { font, space } from '../../ui/theme/theme';
import { ShiftChoicesSlot } from '../availability/public';
import { LazyAddSpecialDay } from '../timings/public';
import messages from './messages.en.json';
import { ShiftFacts, ShiftName, useMayRead } from './ShiftFacts';
import { factLine } from './shiftStyles';

const Facts = styled.p`
  ${factLine}
  margin: 0;
  gap: ${space[1]} ${space[3]};
  font-size: ${font.size.md};
`;

interface ShiftSheetProps {
  title: string;
  /** Whether the figures are shown, because the header has no room for them. */
  hasFacts: boolean;
  onClose: () => void;
}

/** The state of the store now, until when it lasts, and what the vendor can make of it. */
export function ShiftSheet({ title, hasFacts, onClose }: ShiftSheetProps) {
  const text = useText(messages);
  const mayRead = useMayRead();
  const has = useAtomValue(hasCapabilityAtom);
  const can = useAtomValue(accessAtom);
  const [isAdding, setAdding] = useState(false);
  return (
    <>
      <Dialog
        isOpen
        closesOnBackdrop
        title={title}
        description={<ShiftName isLong shift={title} />}
        onClose={onClose}
      >
        {hasFacts && (
          <Facts>
            <ShiftFacts />
          </Facts>
        )}
        <ActionList>
          <ShiftChoicesSlot onDone={onClose} />
          {has('hours.special') && can(RIGHTS.editTimings) && mayRead(paths.timings) && (
            <ActionRow
              icon={<CalendarPlus size={20} />}
              label={text('specialDay')}
              onClick={() => setAdding(true)}
            />
          )}
          {mayRead(paths.timings) && (
            <ActionLink
              icon={<CalendarClock size={20} />}
              label={text('openingHours')}
              to={paths.timings}
              onClick={onClose}
            />
          )}
        </ActionList>
      </Dialog>
      {isAdding && (
        <LazyPart isShown>
          <LazyAddSpecialDay onClose={() => setAdding(false)} />
        </LazyPart>
      )}
    </>
  );
}
