import { useAtomValue } from 'jotai';
import { useCallback, useMemo } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { formatsAtom } from '../../../core/format/formatsAtom';
import { NOTHING } from '../../../core/format/nothing';
import { clip } from '../../../core/format/wireValues';
import type { Translate } from '../../../core/messages/messages';
import { useText } from '../../../core/messages/useText';
import { paths } from '../../../core/navigation/paths';
import { hasScreenAtom } from '../../../core/navigation/screens';
import { orderLinkId } from '../../../core/orders/orderIds';
import { totalOf } from '../../../core/payouts/sums';
import { useConsent } from '../../../core/payouts/useConsent';
import { type DeductionName, useDeductionName } from '../../../core/payouts/useDeductionName';
import { accessAtom, screenNeeds } from '../../../core/permissions/access';
import type { ExportColumn } from '../../../ui/patterns/export/exportTable';
import type { DataColumn } from '../../../ui/patterns/table/dataTableModel';
import { useClock } from '../../../ui/patterns/useClock';
import { Quiet, Row } from '../../../ui/primitives/layout/Layout';
import { StatusChip } from '../../../ui/primitives/StatusChip';
import { linkStyles, rowLinkStyles } from '../linkStyles';
import { OrderNumber } from '../OrderNumber';
import { useMayOpenOrders } from '../useMayOpenOrders';
import type { PlacedLine, SORTABLE } from './lineList';
import messages from './messages.en.json';

interface Column extends DataColumn<PlacedLine> {
  /** These ids appear in the URL. */
  id: (typeof SORTABLE)[number];
}

export function useLineColumns(units: number): readonly Column[] {
  const text = useText(messages);
  const { money } = useAtomValue(formatsAtom);
  const nameOf = useDeductionName();
  return useMemo((): readonly Column[] => {
    const total = (line: PlacedLine) => totalIn(line, units);
    return [
      {
        id: 'name',
        header: text('columnName'),
        value: nameOf,
        cell: (line) => <LineName line={line} name={nameOf(line)} />,
        minWidth: '170px',
        card: { line: 1, side: 'start' },
      },
      {
        id: 'order',
        header: text('columnOrder'),
        value: ({ number }) => number || null,
        cell: (line) => <LineOrder line={line} />,
        minWidth: '110px',
        card: { line: 2, side: 'start', look: 'named' },
      },
      {
        id: 'amount',
        header: text('columnAmount'),
        value: ({ amount }) => amount,
        cell: ({ amount }) => money(amount),
        align: 'end',
        card: { line: 3, side: 'start', look: 'named' },
      },
      {
        id: 'tax',
        header: text('columnTax'),
        value: ({ tax }) => tax,
        cell: ({ tax }) => money(tax),
        align: 'end',
        card: { line: 3, side: 'end', look: 'named' },
      },
      {
        id: 'total',
        header: text('columnTotal'),
        value: total,
        cell: (line) => <strong>{money(total(line))}</strong>,
        align: 'end',
        card: { line: 1, side: 'end', look: 'main' },
      },
    ];
  }, [text, money, nameOf, units]);
}

/** The sum of a line with its tax, in the currency of the region. */
function totalIn(line: PlacedLine, units: number): number | null {
  const sum = totalOf(line, units);
  return sum === null ? null : sum / units;
}

const Words = styled.div`
  overflow-wrap: anywhere;
`;

/** The name, and what the marketplace says about the line. */
function LineName({ line, name }: { line: PlacedLine; name: string }) {
  const text = useText(messages);
  const { percentage, money, isoDay } = useAtomValue(formatsAtom);
  const consentOf = useConsent();
  const today = useClock(useCallback((now: number) => isoDay(now), [isoDay]));
  const { label, note, rate, base, consent } = line;
  const words = consent && consentOf(consent, today);
  const computed =
    rate === null || base === null
      ? ''
      : text('rate', { rate: percentage(rate), base: money(base) });
  const said = [clip(label) === name ? '' : clip(label), computed].filter(Boolean).join(' · ');
  const notes = [said, clip(note), words?.about ?? ''];
  return (
    <Words>
      <Row gap={1}>
        <strong>{name}</strong>
        {words?.soon && <StatusChip tone="warning" label={words.soon} />}
      </Row>
      {notes.filter(Boolean).map((one, index) => (
        <Quiet as="div" key={`${index} ${one}`}>
          {one}
        </Quiet>
      ))}
    </Words>
  );
}

const OrderAnchor = styled(Link)`
  ${rowLinkStyles}
`;

/** A link to the order that caused the line, for vendors who may open it. */
function LineOrder({ line: { number, issueId } }: { line: PlacedLine }) {
  const mayOpen = useMayOpenOrders();
  const linkId = number ? orderLinkId({ number, id: '' }) : null;
  if (!number) return NOTHING;
  const shown = clip(number);
  return (
    <Words>
      <OrderNumber {...{ linkId, shown }} anchor={OrderAnchor} />
      {issueId && <LineIssue issueId={issueId} linkId={mayOpen ? linkId : null} />}
    </Words>
  );
}

const IssueAnchor = styled(Link)`
  ${linkStyles}
`;

interface LineIssueProps {
  issueId: string;
  /** The id of the order in a link; `null` if the vendor may not open it. */
  linkId: string | null;
}

/**
 * A link to the issue on the page of its order, which has all of them; otherwise to the issues that are closed, because
 * one that costs something is settled.
 */
function LineIssue({ issueId, linkId }: LineIssueProps) {
  const text = useText(messages);
  const can = useAtomValue(accessAtom);
  const has = useAtomValue(hasScreenAtom);
  if (!has(paths.issues) || !can(screenNeeds(paths.issues))) {
    return <Quiet as="div">{text('issue')}</Quiet>;
  }
  const search = new URLSearchParams({ ...(linkId ? {} : { tab: 'closed' }), issue: issueId });
  const pathname = linkId ? paths.orderHistoryDetail(linkId) : paths.issues;
  return (
    <div>
      <IssueAnchor to={{ pathname, search: search.toString() }}>{text('issue')}</IssueAnchor>
    </div>
  );
}

interface ExportOptions {
  nameOf: DeductionName;
  units: number;
}

/** The columns of the CSV file. */
export function lineExport(
  text: Translate<keyof typeof messages>,
  { nameOf, units }: ExportOptions,
): readonly ExportColumn<PlacedLine>[] {
  return [
    { header: text('columnName'), value: nameOf },
    { header: text('columnCode'), value: ({ code }) => code },
    { header: text('columnLabel'), value: ({ label }) => label },
    { header: text('columnOrder'), value: ({ number }) => number },
    { header: text('columnAmount'), value: ({ amount }) => amount, kind: 'money' },
    { header: text('columnTax'), value: ({ tax }) => tax, kind: 'money' },
    {
      header: text('columnTotal'),
      value: (line) => totalIn(line, units),
      kind: 'money',
    },
    { header: text('columnRate'), value: ({ rate }) => rate },
    { header: text('columnBase'), value: ({ base }) => base, kind: 'money' },
    { header: text('columnNote'), value: ({ note }) => note },
    { header: text('columnIssue'), value: ({ issueId }) => issueId },
  ];
}
