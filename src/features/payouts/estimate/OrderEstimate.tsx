import { useAtomValue } from 'jotai';
import { styled } from 'styled-components';
import { hasCapabilityAtom } from '../../../core/capabilities';
import { formatsAtom } from '../../../core/format/formatsAtom';
import { useText } from '../../../core/messages/useText';
import { paths } from '../../../core/navigation/paths';
import { hasScreenAtom } from '../../../core/navigation/screens';
import { toDeductions } from '../../../core/payouts/wire';
import { accessAtom, screenNeeds } from '../../../core/permissions/access';
import { Quiet, Stack } from '../../../ui/primitives/layout/Layout';
import { color, figures, focusRing, font, radius, space } from '../../../ui/theme/theme';
import { EstimateLines } from './EstimateLines';
import { EstimateNote } from './EstimateNote';
import { LineList } from './LineList';
import messages from './messages.en.json';
import { expectsPayout, orderEstimate } from './payoutEstimate';
import { useRates } from './rates';
import type { EstimateBill } from './types';

interface OrderEstimateProps {
  order: {
    status: string;
    paymentStatus: string;
    bill: EstimateBill;
    /** As sent; read only with the capability `payouts.deductions`. */
    deductions?: unknown;
  };
}

/** Shown to vendors who may see payouts, for orders that are paid out. */
export function OrderEstimate({ order }: OrderEstimateProps) {
  const can = useAtomValue(accessAtom);
  const has = useAtomValue(hasScreenAtom);
  const path = paths.pendingPayouts;
  if (!has(path) || !can(screenNeeds(path)) || !expectsPayout(order)) return null;
  return <Estimate bill={order.bill} sent={order.deductions} />;
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

function Estimate({ bill, sent }: { bill: EstimateBill; sent: unknown }) {
  const text = useText(messages);
  const { money } = useAtomValue(formatsAtom);
  const { rates, units, isPending } = useRates();
  const has = useAtomValue(hasCapabilityAtom);
  const deductions = has('payouts.deductions') ? toDeductions(sent) : null;
  const estimate = orderEstimate({ bill, deductions }, rates, units);
  if (!estimate || isPending) return null;
  const isFromLines = estimate.fromLines > 0;
  return (
    <Disclosure>
      <summary>
        {text(isFromLines ? 'summaryLines' : 'summary', { amount: money(estimate.net / units) })}
      </summary>
      <Stack gap={3}>
        <Quiet as="p">{text(isFromLines ? 'linesNote' : 'summaryNote')}</Quiet>
        {isFromLines && deductions ? (
          <LineList {...{ estimate, deductions, units }} />
        ) : (
          <>
            <EstimateLines {...{ estimate, rates, units }} />
            <EstimateNote />
          </>
        )}
      </Stack>
    </Disclosure>
  );
}
