import { startTransition, Suspense, useState } from 'react';
import { styled } from 'styled-components';
import { lazyPage } from '../../../ui/patterns/lazyPage';
import type { Period } from '../../../ui/patterns/period/period';
import { PeriodSelect } from '../../../ui/patterns/period/PeriodSelect';

const PeriodDialog = lazyPage(
  () => import('../../../ui/patterns/period/PeriodDialog'),
  'PeriodDialog',
);

const Box = styled.div`
  flex: 1 1 200px;
  max-inline-size: 280px;
`;

interface PeriodFilterProps {
  period: Period;
  /** The days that are shown, which a custom period starts from. */
  days: Pick<Period, 'from' | 'to'> | undefined;
  onChange: (period: Period) => void;
}

export function PeriodFilter({ period, days, onChange }: PeriodFilterProps) {
  const [draft, setDraft] = useState<Period | null>(null);
  const [ahead, setAhead] = useState<{ to: Period; over: string } | null>(null);
  const inUrl = Object.values(period).join(' ');
  const shown = ahead?.over === inUrl ? ahead.to : period;
  // A new URL renders every link again: the choice is shown before.
  const change = (to: Period) => {
    setAhead({ to, over: inUrl });
    startTransition(() => onChange(to));
  };
  const choose = (name: Period['period']) => {
    if (name === 'custom') setDraft({ from: '', to: '', ...days, period: name });
    else change({ period: name, from: '', to: '' });
  };
  const show = (next: Period) => {
    setDraft(null);
    change(next);
  };
  return (
    <Box>
      <PeriodSelect isRequired value={shown.period} onChange={choose} />
      {draft && (
        <Suspense>
          <PeriodDialog value={draft} onShow={show} onClose={() => setDraft(null)} />
        </Suspense>
      )}
    </Box>
  );
}
