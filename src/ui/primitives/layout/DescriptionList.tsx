import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { figures } from '../../theme/mixins';
import { color, font, space } from '../../theme/theme';

export interface DescriptionRow {
  label: string;
  value: ReactNode;
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
    padding-block: 6px;
  }
  & dt {
    flex: none;
    max-inline-size: 50%;
    color: ${color.textMuted};
  }
  & dd {
    ${figures}
    min-inline-size: 0;
    text-align: end;
    overflow-wrap: anywhere;
  }
  & > [data-total] {
    margin-block-start: 6px;
    padding-block-start: 10px;
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
      {rows.map(({ label, value, isTotal }) => (
        <div key={label} data-total={isTotal || undefined}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </List>
  );
}
