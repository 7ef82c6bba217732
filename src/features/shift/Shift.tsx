import { useAtomValue } from 'jotai';
import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { styled } from 'styled-components';
import { accessAtom, RIGHTS } from '../../core/permissions/access';
import { LazyPart } from '../../ui/patterns/LazyPart';
import { lazyPage } from '../../ui/patterns/lazyPage';
import { useIsMedium } from '../../ui/patterns/list/useIsWide';
import { Button } from '../../ui/primitives/Button';
import { color, font, radius, space } from '../../ui/theme/theme';
import { factLine } from './shiftStyles';

const ShiftFacts = lazyPage<'ShiftFacts', { isInHeader: boolean }>(
  () => import('./ShiftFacts'),
  'ShiftFacts',
);
const ShiftName = lazyPage<'ShiftName', { shift: string; isLong: boolean }>(
  () => import('./ShiftFacts'),
  'ShiftName',
);
const ShiftSheet = lazyPage<
  'ShiftSheet',
  { title: string; hasFacts: boolean; onClose: () => void }
>(() => import('./ShiftSheet'), 'ShiftSheet');

/** The state as a chip: a dot with words. */
const Chip = styled(Button)`
  border-radius: ${radius.chip};
  & [data-state]::before {
    content: '';
    display: inline-block;
    box-sizing: border-box;
    padding: 4px;
    margin-inline-end: ${space[2]};
    border-radius: ${radius.full};
    background: ${color.textMuted};
  }
  & [data-state='open']::before {
    background: ${color.success};
  }
  & [data-state='held']::before {
    background: ${color.warning};
  }
`;

const Facts = styled.div`
  ${factLine}
  justify-content: end;
  gap: ${space[1]} ${space[2]};
  font-size: ${font.size.sm};
`;

/** The shift, in the header: its state, which opens a sheet, and its figures if there is room. */
export function Shift({ label }: { label: string }) {
  return useAtomValue(accessAtom)(RIGHTS.seeOrders) && <ShownShift label={label} />;
}

function ShownShift({ label }: { label: string }) {
  const { isMedium, probe } = useIsMedium();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      {probe}
      <Chip size="sm" data-part="shift" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <LazyPart isShown fallback={label}>
          <ShiftName shift={label} isLong={isMedium} />
        </LazyPart>
        <ChevronDown size={16} />
      </Chip>
      {isMedium && (
        <Facts>
          <LazyPart isShown>
            <ShiftFacts isInHeader />
          </LazyPart>
        </Facts>
      )}
      <LazyPart isShown={isOpen}>
        <ShiftSheet title={label} hasFacts={!isMedium} onClose={() => setOpen(false)} />
      </LazyPart>
    </>
  );
}
