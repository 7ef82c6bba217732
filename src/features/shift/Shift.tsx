import { useAtomValue } from 'jotai';
import { ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';
import { styled } from 'styled-components';
import { accessAtom, RIGHTS } from '../../core/permissions/access';
import { LazyPart } from '../../ui/patterns/LazyPart';
import { lazyPage } from '../../ui/patterns/lazyPage';
import { useIsMedium } from '../../ui/patterns/list/useIsWide';
import { Button } from '../../ui/primitives/Button';
import { box, color, figures, font, space } from '../../ui/theme/theme';

const ShiftFacts = lazyPage<'ShiftFacts', object>(() => import('./ShiftFacts'), 'ShiftFacts');
const ShiftName = lazyPage<'ShiftName', { shift: string }>(
  () => import('./ShiftFacts'),
  'ShiftName',
);

const Facts = styled.div`
  ${figures}
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[1]} ${space[3]};
  font-size: ${font.size.sm};
  ${box.medium} {
    justify-content: end;
    gap: ${space[1]} ${space[2]};
  }
  & > [data-alert] {
    color: ${color.orderNew};
    font-weight: ${font.weight.strong};
  }
  & > [data-alert='late'] {
    color: ${color.orderLate};
  }
  ${box.narrow} {
    order: 1;
    flex: 1 1 100%;
    padding-block-end: ${space[2]};
  }
`;

/** The shift, in the header: next to the name, or on a phone below it after a tap on `label`. */
export function Shift({ label }: { label: string }) {
  return useAtomValue(accessAtom)(RIGHTS.seeOrders) && <ShownShift label={label} />;
}

function ShownShift({ label }: { label: string }) {
  const { isMedium, probe } = useIsMedium();
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const isShown = isOpen || isMedium;
  return (
    <>
      {probe}
      {!isMedium && (
        <Button
          variant="ghost"
          size="sm"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        >
          <LazyPart isShown fallback={label}>
            <ShiftName shift={label} />
          </LazyPart>
          <ChevronDown size={16} />
        </Button>
      )}
      <Facts id={id} hidden={!isShown}>
        {isShown && (
          <LazyPart isShown>
            <ShiftFacts />
          </LazyPart>
        )}
      </Facts>
    </>
  );
}
