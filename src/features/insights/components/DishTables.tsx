import { useAtomValue } from 'jotai';
import { formatsAtom } from '../../../core/format/formatsAtom';
import { clip } from '../../../core/format/wireValues';
import { useText } from '../../../core/messages/useText';
import { Quiet } from '../../../ui/primitives/layout/Layout';
import type { Figures } from '../figures/computeFigures';
import type { Dish } from '../figures/counters';
import messages from '../messages.en.json';
import { Halves } from './insightStyles';
import { FigureTable, OrdersLink, Section } from './parts';

/** The best-selling and the slow-selling items, each with the number sold in the period before. */
export function DishTables({ range, dishes }: Pick<Figures, 'range' | 'dishes'>) {
  const text = useText(messages);
  return (
    <Halves>
      {(['best', 'slow'] as const).map((name) => {
        const title = text(name === 'best' ? 'dishesBest' : 'dishesSlow');
        return (
          <Section key={name} title={title} help={text('dishesHelp')}>
            {dishes[name].length > 0 ? (
              <DishTable title={title} range={range} dishes={dishes[name]} />
            ) : (
              <Quiet as="p">{text('noDishes')}</Quiet>
            )}
          </Section>
        );
      })}
    </Halves>
  );
}

interface DishTableProps extends Pick<Figures, 'range'> {
  title: string;
  dishes: readonly Dish[];
}

function DishTable({ title, range, dishes }: DishTableProps) {
  const text = useText(messages);
  const { number, money } = useAtomValue(formatsAtom);
  const trend = ({ quantity, previous }: Dish) => {
    const [change, before] = [number(Math.abs(quantity - previous)), number(previous)];
    if (previous === 0) return text('trendNew');
    if (quantity === previous) return text('trendSame', { before });
    return text(quantity > previous ? 'trendUp' : 'trendDown', { change, before });
  };
  return (
    <FigureTable
      caption={title}
      heads={[text('columnDish'), text('columnSold'), text('columnRevenue'), text('columnTrend')]}
      rows={dishes.map((dish) => ({
        key: dish.name,
        cells: [
          <OrdersLink key="name" days={range} group={{ item: dish.name }}>
            {clip(dish.name)}
          </OrdersLink>,
          number(dish.quantity),
          money(dish.amount),
          trend(dish),
        ],
      }))}
    />
  );
}
