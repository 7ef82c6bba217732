import { useAtomValue } from 'jotai';
import { useId, useState } from 'react';
import { formatsAtom } from '../../../core/format/formatsAtom';
import { useText } from '../../../core/messages/useText';
import { canListOrdersAtom } from '../../../core/orders/history/limits';
import { Button } from '../../../ui/primitives/Button';
import { Quiet } from '../../../ui/primitives/layout/Layout';
import type { Step, StepSize, Steps } from '../figures/counters';
import { ordersQuery } from '../insightsUrl';
import messages from '../messages.en.json';
import { useInsightWords } from '../useInsightWords';
import { type Bar, BarChart } from './BarChart';
import { TableBox } from './chartStyles';
import { FigureTable, Section } from './parts';

const TITLES = { day: 'byDay', week: 'byWeek', month: 'byMonth' } as const;
const HEADS = { day: 'columnDay', week: 'columnWeek', month: 'columnMonth' } as const;

/** Revenue over the period, as a chart and as a table. */
export function Course({ size, steps }: Steps) {
  const text = useText(messages);
  const { shortMoney } = useAtomValue(formatsAtom);
  const tableId = useId();
  const [isOpen, setOpen] = useState(false);
  const bars = useBars(steps);
  const canList = useAtomValue(canListOrdersAtom)('period');
  const help = canList ? text('chartHelp') : '';
  const title = text(TITLES[size]);
  return (
    <Section
      title={title}
      action={
        <Button
          size="sm"
          aria-expanded={isOpen}
          aria-controls={tableId}
          onClick={() => setOpen(!isOpen)}
        >
          {text(isOpen ? 'tableHide' : 'tableShow')}
        </Button>
      }
    >
      {steps.some(({ revenue }) => revenue) ? (
        <BarChart label={title} help={help} bars={bars} format={shortMoney} />
      ) : (
        <Quiet as="p">{text('noRevenue')}</Quiet>
      )}
      <TableBox id={tableId} data-closed={isOpen ? undefined : ''}>
        <CourseTable size={size} steps={steps} />
      </TableBox>
    </Section>
  );
}

function useBars(steps: readonly Step[]): readonly Bar[] {
  const text = useText(messages);
  const { money } = useAtomValue(formatsAtom);
  const { day, span } = useInsightWords();
  return steps.map(({ from, to, revenue, orders }) => ({
    key: from,
    label: day(from),
    name: text('bar', { day: span(from, to), revenue: money(revenue ?? 0), orders }),
    value: revenue ?? 0,
    query: ordersQuery({ from, to }),
  }));
}

function CourseTable({ size, steps }: { size: StepSize; steps: readonly Step[] }) {
  const text = useText(messages);
  const { money, number } = useAtomValue(formatsAtom);
  const { span } = useInsightWords();
  return (
    <FigureTable
      caption={text(TITLES[size])}
      heads={[text(HEADS[size]), text('revenue'), text('orders'), text('average')]}
      rows={steps.map(({ from, to, revenue, orders, average }) => ({
        key: from,
        cells: [span(from, to), money(revenue), number(orders), money(average)],
      }))}
    />
  );
}
