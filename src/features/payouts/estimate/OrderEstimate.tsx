import { useAtomValue } from 'jotai';
import { styled } from 'styled-components';
import { formatsAtom } from '../../../core/format/formatsAtom';
import { useText } from '../../../core/messages/useText';
import { paths } from '../../../core/navigation/paths';
import { hasScreenAtom } from '../../../core/navigation/screens';
import { accessAtom, screenNeeds } from '../../../core/permissions/access';
import { Quiet, Stack } from '../../../ui/primitives/layout/Layout';
import { color, figures, focusRing, font, radius, space } from '../../../ui/theme/theme';
import { EstimateLines } from './EstimateLines';
import { EstimateNote } from './EstimateNote';
import messages from './messages.en.json';
import { expectsPayout, payoutEstimate } from './payoutEstimate';
import { useRates } from './rates';
import type { EstimateBill } from './types';

interface OrderEstimateProps {
  order: { status: string; paymentStatus: string; bill: EstimateBill };
}

/** Shown to vendors who may see payouts, for orders that are paid out. */
export function OrderEstimate({ order }: OrderEstimateProps) {
  const can = useAtomValue(accessAtom);
  const has = useAtomValue(hasScreenAtom);
  const path = paths.pendingPayouts;
  if (!has(path) || !can(screenNeeds(path)) || !expectsPayout(order)) return null;
  return <Estimate bill={order.bill} />;
}

const Disclosure = styled.details`
  border-block-start: 1px solid ${color.border};
  padding-block-start: ${space[2]};
  & > summary {
    ${figures}
    ${focusRing}
    padding-block: ${space[2]};
    border-radius: ${radius.small};
    color: ${color.textMuted};
    font-size: ${font.size.sm};
    cursor: pointer;
  }
`;

function Estimate({ bill }: { bill: EstimateBill }) {
  const text = useText(messages);
  const { money } = useAtomValue(formatsAtom);
  const { rates, units, isPending } = useRates();
  const estimate = payoutEstimate(bill, rates, units);
  if (!estimate || isPending) return null;
  return (
    <Disclosure>
      <summary>{text('summary', { amount: money(estimate.net / units) })}</summary>
      <Stack gap={3}>
        <Quiet as="p">{text('summaryNote')}</Quiet>
        <EstimateLines {...{ estimate, rates, units }} />
        <EstimateNote />
      </Stack>
    </Disclosure>
  );
}
