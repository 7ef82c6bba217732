import { useSetAtom } from 'jotai';
import { Printer } from 'lucide-react';
import { styled } from 'styled-components';
import { useText } from '../../../core/messages/useText';
import type { Order } from '../../../core/orders/types';
import { Button, IconButton } from '../../../ui/primitives/Button';
import { box } from '../../../ui/theme/theme';
import { isPrintSettingsOpenAtom, printQuestionAtom } from '../questions';
import messages from './messages.en.json';

const Word = styled.span`
  ${box.narrow} {
    display: none;
  }
`;

interface PrintButtonProps {
  order: Order;
  /** Shows the text "Print" next to the icon, unless the portal is narrow. */
  isLabelled?: boolean;
}

/** Opens the dialog that prints the kitchen ticket or the bill of an order. */
export function PrintButton({ order, isLabelled = false }: PrintButtonProps) {
  const text = useText(messages);
  const ask = useSetAtom(printQuestionAtom);
  const label = text('printOrder', { number: order.number });
  // Without an id, printed copies cannot be counted.
  if (!order.id) return null;
  if (!isLabelled) {
    return (
      <IconButton
        label={label}
        icon={<Printer size={20} />}
        data-shortcut="p"
        onClick={() => ask(order)}
      />
    );
  }
  const icon = <Printer size={18} />;
  return (
    <Button icon={icon} aria-label={label} onClick={() => ask(order)}>
      <Word>{text('print')}</Word>
    </Button>
  );
}

/** The name of the print settings, and the function that opens them. */
export function usePrintSettings() {
  const text = useText(messages);
  const setOpen = useSetAtom(isPrintSettingsOpenAtom);
  return { label: text('printing'), open: () => setOpen(true) };
}
