import { useAtomValue } from 'jotai';
import { useMemo } from 'react';
import { styled } from 'styled-components';
import type { OfferRow, OwnColumn } from '../../core/contracts';
import type { Formats } from '../../core/format/formats';
import { formatsAtom } from '../../core/format/formatsAtom';
import { NOTHING } from '../../core/format/nothing';
import { clip } from '../../core/format/wireValues';
import type { Translate } from '../../core/messages/messages';
import { useText } from '../../core/messages/useText';
import { type ConsentWords, useConsent } from '../../core/payouts/useConsent';
import type { ExportColumn } from '../../ui/patterns/export/exportTable';
import { useHostColumns } from '../../ui/patterns/host/useHostColumns';
import type { DataColumn } from '../../ui/patterns/table/dataTableModel';
import { Switch } from '../../ui/primitives/form/Toggle';
import { Row } from '../../ui/primitives/layout/Layout';
import { StatusChip } from '../../ui/primitives/StatusChip';
import { color, font } from '../../ui/theme/theme';
import type { Offer } from './data';
import messages from './messages.en.json';
import { periodOf } from './offerList';

interface OfferSwitchProps {
  offer: Offer;
  isExpired: boolean;
  state: OfferState;
  onToggle: (offer: Offer, isActive: boolean) => Promise<void>;
  /** A day such as `2026-11-20`. */
  today: string;
}

interface Column extends DataColumn<Offer> {
  /** These ids appear in the URL and in the `columns` prop. */
  id: OwnColumn<'offers'>['id'];
}

const Title = styled.div`
  font-weight: ${font.weight.strong};
`;

const Quiet = styled.div`
  color: ${color.textMuted};
  line-height: ${font.line.tight};
`;

export function useOfferColumns(now: number, onToggle: OfferSwitchProps['onToggle']) {
  const text = useText(messages);
  const formats = useAtomValue(formatsAtom);
  const portalColumns = useMemo((): readonly Column[] => {
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
        value: ({ code }) => code || null,
        cell: ({ code }) => <Quiet>{clip(code)}</Quiet>,
        isSortable: false,
        isMinor: true,
        card: { line: 2, side: 'end' },
      },
      {
        id: 'discount',
        header: text('columnDiscount'),
        value: () => null,
        cell: (offer) => <Title>{discountWords(offer, text, formats) || NOTHING}</Title>,
        isSortable: false,
        card: { line: 1, side: 'end', look: 'main' },
      },
      {
        id: 'conditions',
        header: text('columnConditions'),
        value: () => null,
        cell: (offer) => <Quiet>{conditionWords(offer, text, formats)}</Quiet>,
        isSortable: false,
        minWidth: '140px',
        card: { line: 2, side: 'start' },
      },
      {
        id: 'period',
        header: text('columnPeriod'),
        value: (offer) => text(period(offer)),
        cell: (offer) => <Quiet>{dateWords(offer, text, formats, now)}</Quiet>,
        card: { line: 3, side: 'end' },
      },
      {
        id: 'status',
        header: text('columnStatus'),
        value: (offer) => stateWords(offer, text, formats, now).label,
        cell: (offer) => (
          <OfferSwitch
            offer={offer}
            isExpired={period(offer) === 'expired'}
            state={stateWords(offer, text, formats, now)}
            onToggle={onToggle}
            today={formats.isoDay(now)}
          />
        ),
        card: { line: 3, side: 'start' },
      },
    ];
  }, [text, formats, now, onToggle]);
  return useHostColumns('offers', portalColumns, toOfferRow);
}

type Text = Translate<keyof typeof messages>;

/** What an offer takes off, such as "₹100 off". */
export function discountWords(
  { discount, discountKind }: Offer,
  text: Text,
  { shortMoney, number, percentage }: Formats,
): string {
  if (discount === null) return '';
  const size =
    discountKind === 'percentage'
      ? percentage(discount)
      : discountKind === 'flat'
        ? shortMoney(discount)
        : number(discount);
  return text('off', { size });
}

/** Which orders an offer is for, such as "above ₹300, new users". */
export function conditionWords(offer: Offer, text: Text, { shortMoney }: Formats): string {
  const { minOrder, isFirstOrderOfDay, isForNewUsers } = offer;
  const parts = [
    minOrder !== null && text('above', { amount: shortMoney(minOrder) }),
    isFirstOrderOfDay && text('firstOrder'),
    isForNewUsers && text('newUsers'),
  ];
  return parts.filter(Boolean).join(', ') || text('anyOrder');
}

/** The dates that matter now, such as "till 30 Nov"; `''` for an offer without dates. */
export function dateWords(offer: Offer, text: Text, formats: Formats, now: number): string {
  const { validFrom, validUntil } = offer;
  const period = periodOf(offer, now, formats.isoDay);
  const date = (value: string | number) => formats.shortDate(value, now);
  const parts = [
    period === 'upcoming' && text('from', { date: date(validFrom) }),
    validUntil !== '' && text(period === 'expired' ? 'until' : 'till', { date: date(validUntil) }),
  ];
  return parts.filter(Boolean).join(', ');
}

interface OfferState {
  label: string;
  tone: 'success' | 'info' | 'neutral';
}

/** What an offer does now: an accepted one runs, starts or has ended, and any other is off. */
export function stateWords(offer: Offer, text: Text, formats: Formats, now: number): OfferState {
  const period = periodOf(offer, now, formats.isoDay);
  if (period === 'expired') return { label: text('expired'), tone: 'neutral' };
  if (!offer.isActive) return { label: text('pending'), tone: 'neutral' };
  if (period === 'running') return { label: text('active'), tone: 'success' };
  return { label: text('starts', { date: formats.shortDate(offer.validFrom, now) }), tone: 'info' };
}

/** The switch of an offer, and who agreed to it, if the backend says so (c118). */
function OfferSwitch({ offer, isExpired, state, onToggle, today }: OfferSwitchProps) {
  const text = useText(messages);
  const consentOf = useConsent();
  const { id, title, isActive, consent } = offer;
  const control = (
    <Row isOneLine>
      <Switch
        label={text('acceptSwitch', { title: clip(title) || text('untitled') })}
        isLabelHidden
        isIdle={isExpired}
        checked={isActive}
        disabled={id === ''}
        onChange={(next) => void onToggle(offer, next)}
      />
      <StatusChip {...state} />
    </Row>
  );
  if (!consent) return control;
  const { about, soon } = consentOf(consent, today);
  return (
    <div>
      {control}
      <Quiet>{about}</Quiet>
      {soon && <StatusChip tone="warning" label={soon} />}
    </div>
  );
}

/** The fields of an offer for the host's columns. */
function toOfferRow({ id, title, code, minOrder, isActive }: Offer): OfferRow {
  return { id, title, code, minOrder, isActive };
}

export function offerExport(
  text: Translate<keyof typeof messages>,
  formats: Formats,
  { now, consentOf }: { now: number; consentOf: ConsentWords | null },
): readonly ExportColumn<Offer>[] {
  const today = formats.isoDay(now);
  return [
    { header: text('columnOffer'), value: ({ title }) => title },
    { header: text('columnCode'), value: ({ code }) => code },
    { header: text('columnDiscount'), value: (offer) => discountWords(offer, text, formats) },
    { header: text('columnConditions'), value: (offer) => conditionWords(offer, text, formats) },
    { header: text('columnMinimum'), value: ({ minOrder }) => minOrder, kind: 'money' },
    { header: text('columnFrom'), value: ({ validFrom }) => validFrom, kind: 'time' },
    { header: text('columnUntil'), value: ({ validUntil }) => validUntil, kind: 'time' },
    {
      header: text('columnPeriod'),
      value: (offer) => text(periodOf(offer, now, formats.isoDay)),
    },
    {
      header: text('columnStatus'),
      value: ({ isActive }) => text(isActive ? 'active' : 'pending'),
    },
    ...(consentOf
      ? [
          {
            header: text('columnConsent'),
            value: ({ consent }: Offer) => (consent ? consentOf(consent, today).about : null),
          },
        ]
      : []),
  ];
}
