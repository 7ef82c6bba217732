import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { color, figures, font, space } from '../../theme/theme';

export interface DescriptionRow {
  label: string;
  value: ReactNode;
  /** What the value means, below the label. */
  note?: string;
  /** Whether the row is the total of a sum. */
  isTotal?: boolean;
}

const List = styled.dl`
  display: grid;
  font-size: ${font.size.sm};
  & > div {
    display: flex;
    justify-content: space-between;
    gap: ${space[4]};
    padding-block: ${space[1]};
  }
  & dt {
    flex: none;
    max-inline-size: 50%;
    color: ${color.textMuted};
    & > small {
      display: block;
      color: ${color.textMuted};
      font-size: ${font.size.xs};
      font-weight: ${font.weight.regular};
    }
  }
  & dd {
    ${figures}
    min-inline-size: 0;
    text-align: end;
    overflow-wrap: anywhere;
  }
  & > [data-total] {
    margin-block-start: ${space[1]};
    padding-block-start: ${space[2]};
    border-block-start: 1px solid ${color.border};
    font-size: ${font.size.md};
    font-weight: ${font.weight.strong};
    & > dt {
      color: ${color.text};
    }
  }
`;

export function DescriptionList({ rows }: { rows: readonly DescriptionRow[] }) {
  return (
    <List>
      {rows.map(({ label, value, note, isTotal }) => (
        <div key={label} data-total={isTotal || undefined}>
          <dt>{note ? <Noted label={label} note={note} /> : label}</dt>
          <dd>{typeof value === 'string' ? <bdi>{value}</bdi> : value}</dd>
        </div>
      ))}
    </List>
  );
}

function Noted({ label, note }: { label: string; note: string }) {
  return (
    <>
      <span>{label}</span>
      <small>{note}</small>
    </>
  );
}
