import type { ReactNode } from 'react';
import { VisuallyHidden } from '../../../ui/primitives/layout/Layout';
import { FigureList } from './insightStyles';

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
