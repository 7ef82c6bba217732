import { useAtomValue } from 'jotai';
import { type ReactNode, useId } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { formatsAtom } from '../../../core/format/formatsAtom';
import { useText } from '../../../core/messages/useText';
import { paths } from '../../../core/navigation/paths';
import { HISTORY_LIMIT } from '../../../core/orders/history/constants';
import { canListOrdersAtom } from '../../../core/orders/history/limits';
import { Banner } from '../../../ui/primitives/Banner';
import {
  Card,
  Heading,
  Quiet,
  Row,
  Stack,
  VisuallyHidden,
} from '../../../ui/primitives/layout/Layout';
import type { Figures } from '../figures/computeFigures';
import type { Range } from '../figures/range';
import { type OrderGroup, ordersQuery } from '../insightsUrl';
import messages from '../messages.en.json';
import { FigureList } from './insightStyles';

const Box = styled(Card)`
  /* Parts outside the viewport are not laid out. */
  content-visibility: auto;
  contain-intrinsic-block-size: auto 320px;
  /* The figures of a section are not boxes in its box. */
  & [data-vp-part='card'] {
    padding: 0;
    border: 0;
    box-shadow: none;
  }
`;

interface SectionProps {
  title: string;
  help?: string;
  /** Shown at the end of the title. */
  action?: ReactNode;
  children: ReactNode;
}

export function Section({ title, help, action, children }: SectionProps) {
  const id = useId();
  return (
    <Box as="section" aria-labelledby={id}>
      <Stack gap={3}>
        <Row justify="space-between" align="start">
          <div>
            <Heading id={id}>{title}</Heading>
            {help && <Quiet as="p">{help}</Quiet>}
          </div>
          {action}
        </Row>
        {children}
      </Stack>
    </Box>
  );
}

/** Which orders are missing in the figures. */
export function Gaps({ figures: { isCut, isIncomplete } }: { figures: Figures }) {
  const text = useText(messages);
  const { number } = useAtomValue(formatsAtom);
  return (
    <>
      {isCut && <Banner>{text('isCut', { count: number(HISTORY_LIMIT) })}</Banner>}
      {isIncomplete && <Banner tone="warning">{text('isIncomplete')}</Banner>}
    </>
  );
}

interface OrdersLinkProps {
  days: Pick<Range, 'from' | 'to'>;
  group: OrderGroup;
  /** The accessible name, which begins with the visible text. */
  label?: string;
  children: ReactNode;
}

/** A link from a number to its orders; plain text if the order history cannot show them. */
export function OrdersLink({ days, group, label, children }: OrdersLinkProps) {
  const canList = useAtomValue(canListOrdersAtom);
  if (!canList('period', ...(Object.keys(group) as (keyof OrderGroup)[]))) return children;
  const to = { pathname: paths.orderHistory, search: ordersQuery(days, group) };
  return (
    <Link to={to} aria-label={label}>
      {children}
    </Link>
  );
}

interface FigureTableProps {
  caption: string;
  heads: readonly string[];
  rows: readonly { key: string; cells: readonly ReactNode[] }[];
}

/** The first cell of a row is its header. */
export function FigureTable({ caption, heads, rows }: FigureTableProps) {
  return (
    <FigureList>
      <VisuallyHidden as="caption">{caption}</VisuallyHidden>
      <thead>
        <tr>
          {heads.map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, cells: [head, ...cells] }) => (
          <tr key={key}>
            <th scope="row">{head}</th>
            {cells.map((cell, index) => (
              <td key={heads[index + 1]}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </FigureList>
  );
}
