import { useAtomValue } from 'jotai';
import { useMemo } from 'react';
import { styled } from 'styled-components';
import { clip } from '../../../core/format/wireValues';
import { useText } from '../../../core/messages/useText';
import { formatsAtom } from '../../../core/state/services';
import type { DataColumn } from '../../../ui/patterns/dataTableModel';
import { color, font } from '../../../ui/theme/theme';
import messages from '../messages.en.json';
import { periodOf } from '../offerList';
import { offerWords } from '../offerWords';
import type { Offer } from '../types';
import { OfferSwitch, type OfferSwitchProps } from './OfferSwitch';
import { PeriodChip } from './PeriodChip';

const Title = styled.div`
  font-weight: ${font.weight.strong};
`;

const Code = styled.div`
  color: ${color.textMuted};
`;

/** What the table shows of each offer at a moment. */
export function useOfferColumns(now: number, onToggle: OfferSwitchProps['onToggle']) {
  const text = useText(messages);
  const formats = useAtomValue(formatsAtom);
  return useMemo((): readonly DataColumn<Offer>[] => {
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
        cell: (offer) => <PeriodChip period={period(offer)} />,
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
