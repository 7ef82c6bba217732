import { Banner } from '../../../ui/primitives/Banner';
import { Stack } from '../../../ui/primitives/layout/Layout';
import { type Advice, adviceOf } from '../figures/advice';
import type { Figures } from '../figures/computeFigures';
import type { OrderGroup } from '../insightsUrl';
import { useAdviceWords } from '../useAdviceWords';
import { OrdersLink } from './OrdersLink';

const HANDLING = {
  rejections: 'rejected',
  promise: 'late',
  answers: 'slow',
} as const satisfies Record<Advice['kind'], OrderGroup['handling']>;

/** What the owner could change. Each advice opens the orders that are its reason. */
export function AdviceBanner({ figures }: { figures: Figures }) {
  const words = useAdviceWords();
  const advice = adviceOf(figures);
  if (advice.length === 0) return null;
  return (
    <Banner tone="warning">
      <Stack gap={2}>
        {advice.map((one) => (
          <span key={one.kind}>
            <OrdersLink days={figures.range} group={{ handling: HANDLING[one.kind] }}>
              {words(one)}
            </OrdersLink>
          </span>
        ))}
      </Stack>
    </Banner>
  );
}
