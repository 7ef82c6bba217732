import { useAtomValue } from 'jotai';
import { useMemo } from 'react';
import { styled } from 'styled-components';
import type { OwnColumn } from '../../../core/contracts';
import { formatsAtom } from '../../../core/format/formatsAtom';
import { clip } from '../../../core/format/wireValues';
import { useText } from '../../../core/messages/useText';
import { useHostColumns } from '../../../ui/patterns/host/useHostColumns';
import type { DataColumn } from '../../../ui/patterns/table/dataTableModel';
import { Switch } from '../../../ui/primitives/form/Switch';
import { Row } from '../../../ui/primitives/layout/Layout';
import { StatusChip } from '../../../ui/primitives/StatusChip';
import { color, font } from '../../../ui/theme/theme';
import type { Offer } from '../data';
import messages from '../messages.en.json';
import { periodOf } from '../offerList';
import { toOfferRow } from '../offerRow';
import { conditionWords, dateWords, discountWords } from '../offerWords';

const TONES = { upcoming: 'info', running: 'success', expired: 'neutral' } as const;

const Title = styled.div`
  font-weight: ${font.weight.strong};
`;

const Quiet = styled.div`
  color: ${color.textMuted};
  line-height: ${font.line.tight};
`;

interface Column extends DataColumn<Offer> {
  /** These ids appear in the URL and in the `columns` prop. */
  id: OwnColumn<'offers'>['id'];
}

export function useOfferColumns(now: number, onToggle: OfferSwitchProps['onToggle']) {
  const text = useText(messages);
  const formats = useAtomValue(formatsAtom);
  const own = useMemo((): readonly Column[] => {
    const period = (offer: Offer) => periodOf(offer, now, formats.isoDay);
    return [
      {
        id: 'title',
        header: text('columnOffer'),
        value: ({ title }) => title || null,
        cell: ({ title }) => <Title>{clip(title) || text('untitled')}</Title>,
        minWidth: '120px',
        card: { line: 1, side: 'start' },
      },
      {
        id: 'code',
        header: text('columnCode'),
        value: ({ code }) => clip(code),
        isSortable: false,
        isMinor: true,
        card: { line: 2, side: 'end' },
      },
      {
        id: 'discount',
        header: text('columnDiscount'),
        value: () => null,
        cell: (offer) => <Title>{discountWords(offer, text, formats) || text('none')}</Title>,
        isSortable: false,
        card: { line: 1, side: 'end' },
      },
      {
        id: 'conditions',
        header: text('columnConditions'),
        value: () => null,
        cell: (offer) => conditionWords(offer, text, formats),
        isSortable: false,
        minWidth: '140px',
        card: { line: 2, side: 'start' },
      },
      {
        id: 'period',
        header: text('columnPeriod'),
        value: (offer) => text(period(offer)),
        cell: (offer) => (
          <>
            <StatusChip tone={TONES[period(offer)]} label={text(period(offer))} />
            <Quiet>{dateWords(offer, text, formats, now)}</Quiet>
          </>
        ),
        card: { line: 3, side: 'end' },
      },
      {
        id: 'status',
        header: text('columnStatus'),
        value: ({ isActive }) => text(isActive ? 'active' : 'pending'),
        cell: (offer) => (
          <OfferSwitch offer={offer} isExpired={period(offer) === 'expired'} onToggle={onToggle} />
        ),
        card: { line: 3, side: 'start' },
      },
    ];
  }, [text, formats, now, onToggle]);
  return useHostColumns('offers', own, toOfferRow);
}

interface OfferSwitchProps {
  offer: Offer;
  isExpired: boolean;
  onToggle: (offer: Offer, isActive: boolean) => Promise<void>;
}

function OfferSwitch({ offer, isExpired, onToggle }: OfferSwitchProps) {
  const text = useText(messages);
  const { id, title, isActive } = offer;
  const status = isActive ? (isExpired ? 'wasActive' : 'active') : 'pending';
  return (
    <Row isOneLine>
      <Switch
        label={text('acceptSwitch', { title: clip(title) || text('untitled') })}
        isLabelHidden
        isIdle={isExpired}
        checked={isActive}
        disabled={id === ''}
        onChange={(next) => void onToggle(offer, next)}
      />
      <StatusChip tone={status === 'active' ? 'success' : 'neutral'} label={text(status)} />
    </Row>
  );
}
