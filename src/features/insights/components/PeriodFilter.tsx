import { Suspense, useState } from 'react';
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
  /** The days of the current period, which are the start values of a custom period. */
  days: Pick<Period, 'from' | 'to'> | undefined;
  onChange: (period: Period) => void;
}

export function PeriodFilter({ period, days, onChange }: PeriodFilterProps) {
  const [draft, setDraft] = useState<Period | null>(null);
  const choose = (name: Period['period']) => {
    if (name === 'custom') setDraft({ from: '', to: '', ...days, period: name });
    else onChange({ period: name, from: '', to: '' });
  };
  const show = (next: Period) => {
    setDraft(null);
    onChange(next);
  };
  return (
    <Box>
      <PeriodSelect isRequired value={period.period} onChange={choose} />
      {draft && (
        <Suspense>
          <PeriodDialog value={draft} onShow={show} onClose={() => setDraft(null)} />
        </Suspense>
      )}
    </Box>
  );
}
