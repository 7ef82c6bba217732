import { useAtomValue } from 'jotai';
import { formatsAtom } from '../../../core/format/formatsAtom';
import { useText } from '../../../core/messages/useText';
import { Quiet } from '../../../ui/primitives/layout/Layout';
import { StatCard } from '../../../ui/primitives/layout/ScreenLayout';
import type { Figures } from '../figures/computeFigures';
import messages from '../messages.en.json';
import { useInsightWords } from '../useInsightWords';
import { FigureTable } from './FigureTable';
import { Cards, Halves } from './insightStyles';
import { OrdersLink } from './OrdersLink';
import { Section } from './Section';

type PreparationProps = Pick<Figures, 'range' | 'current' | 'previous' | 'promises'>;

/** Compares the promised and the actual preparation times. */
export function Preparation({ range, current, previous, promises }: PreparationProps) {
  const text = useText(messages);
  const { number } = useAtomValue(formatsAtom);
  const { minutes, share } = useInsightWords();
  return (
    <Section title={text('preparation')} help={text('preparationHelp')}>
      {promises.length === 0 ? (
        <Quiet as="p">{text('noTimes')}</Quiet>
      ) : (
        <Halves>
          <Cards>
            <StatCard
              label={text('promised')}
              value={minutes(current.promisedMs)}
              note={text('before', { value: minutes(previous.promisedMs) })}
            />
            <StatCard
              label={text('taken')}
              value={minutes(current.preparedMs)}
              note={text('before', { value: minutes(previous.preparedMs) })}
            />
            <Quiet>
              <OrdersLink days={range} group={{ handling: 'prepared' }}>
                {text('fromOrders', { count: current.prepared })}
              </OrdersLink>
            </Quiet>
          </Cards>
          <FigureTable
            caption={text('preparation')}
            heads={[text('promised'), text('taken'), text('columnOrders'), text('columnLate')]}
            rows={promises.map((group) => ({
              key: String(group.minutes),
              cells: [
                minutes(group.minutes * 60_000),
                minutes(group.preparedMs),
                number(group.orders),
                share(group.late, group.orders),
              ],
            }))}
          />
        </Halves>
      )}
    </Section>
  );
}
