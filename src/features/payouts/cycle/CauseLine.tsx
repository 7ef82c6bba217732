import { useAtomValue } from 'jotai';
import { styled } from 'styled-components';
import { formatsAtom } from '../../../core/format/formatsAtom';
import { useText } from '../../../core/messages/useText';
import { Quiet } from '../../../ui/primitives/layout/Layout';
import messages from './messages.en.json';
import type { FindingCause, Reason } from './types';

/** Reasons whose amount is a difference; the amounts of the others are missing or paid as a whole. */
const DIFFERENCES: readonly Reason[] = ['capturedOther', 'paidOther', 'capturedTwice', 'paidTwice'];

/** A line may end between a sign and the sign of a currency. */
const Amount = styled.span`
  white-space: nowrap;
`;

interface CauseLineProps {
  cause: FindingCause;
  /** The number of smallest units in one unit of the currency. */
  units: number;
}

/** A reason with its amount: `Captured amount differs from the total · −₹50.00`. */
export function CauseLine({ cause: { reason, amount }, units }: CauseLineProps) {
  const text = useText(messages);
  const { money } = useAtomValue(formatsAtom);
  if (amount === null) return <Quiet as="div">{text(reason)}</Quiet>;
  const shown = money(Math.abs(amount) / units);
  const sign = amount < 0 ? 'less' : DIFFERENCES.includes(reason) ? 'more' : null;
  return (
    <Quiet as="div">
      {text(reason)}
      {' · '}
      <Amount>{sign ? text(sign, { amount: shown }) : shown}</Amount>
    </Quiet>
  );
}
