import { useAtomValue } from 'jotai';
import { useMemo } from 'react';
import { styled } from 'styled-components';
import { clip } from '../../../core/format/wireValues';
import { useText } from '../../../core/messages/useText';
import { formatsAtom } from '../../../core/format/formatsAtom';
import type { DataColumn } from '../../../ui/patterns/table/dataTableModel';
import { Switch } from '../../../ui/primitives/form/Switch';
import { Row } from '../../../ui/primitives/layout/Layout';
import { StatusChip } from '../../../ui/primitives/StatusChip';
import { color, font } from '../../../ui/theme/theme';
import messages from '../messages.en.json';
import { periodOf, type SORTABLE } from '../offerList';
import { offerWords } from '../offerWords';
import type { Offer } from '../types';

const TONES = { upcoming: 'info', running: 'success', expired: 'neutral' } as const;

const Title = styled.div`
  font-weight: ${font.weight.strong};
`;

const Code = styled.div`
  color: ${color.textMuted};
`;

interface Column extends DataColumn<Offer> {
  /** These ids appear in the URL. */
  id: (typeof SORTABLE)[number] | 'conditions';
}

export function useOfferColumns(now: number, onToggle: OfferSwitchProps['onToggle']) {
  const text = useText(messages);
  const formats = useAtomValue(formatsAtom);
  return useMemo((): readonly Column[] => {
    const period = (offer: Offer) => periodOf(offer, now, formats.isoDay);
    return [
      {
        id: 'title',
        header: text('columnOffer'),
        value: ({ title }) => title || null,
        cell: ({ title, code }) => (
          <>
            <Title>{clip(title) || text('untitled')}</Title>
            {code && <Code>{clip(code)}</Code>}
          </>
        ),
        minWidth: '120px',
      },
      {
        id: 'conditions',
        header: text('columnConditions'),
        value: () => null,
        cell: (offer) => offerWords(offer, text, formats, now),
        isSortable: false,
        minWidth: '140px',
      },
      {
        id: 'period',
        header: text('columnPeriod'),
        value: (offer) => text(period(offer)),
        cell: (offer) => <StatusChip tone={TONES[period(offer)]} label={text(period(offer))} />,
      },
      {
        id: 'status',
        header: text('columnStatus'),
        value: ({ isActive }) => text(isActive ? 'active' : 'pending'),
        cell: (offer) => <OfferSwitch offer={offer} onToggle={onToggle} />,
      },
    ];
  }, [text, formats, now, onToggle]);
}

interface OfferSwitchProps {
  offer: Offer;
  onToggle: (offer: Offer, isActive: boolean) => Promise<void>;
}

function OfferSwitch({ offer, onToggle }: OfferSwitchProps) {
  const text = useText(messages);
  const { id, title, isActive } = offer;
  return (
    <Row isOneLine>
      <Switch
        label={text('acceptSwitch', { title: clip(title) || text('untitled') })}
        isLabelHidden
        checked={isActive}
        disabled={id === ''}
        onChange={(next) => void onToggle(offer, next)}
      />
      <StatusChip
        tone={isActive ? 'success' : 'neutral'}
        label={text(isActive ? 'active' : 'pending')}
      />
    </Row>
  );
}
